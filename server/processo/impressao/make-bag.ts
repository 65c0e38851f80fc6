import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { checkBag } from '#server/ferramentas/bag/check-bag.ts';
import { digestFile } from '#server/ferramentas/bag/digest-file.ts';
import { writeBag, type BagFile } from '#server/ferramentas/bag/write-bag.ts';
import { institutionName } from '#server/instalacao/configuracao/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { bagFiles, type Packed } from './bag-files.ts';
import type { Original } from './fetch-pieces.ts';
import { metsOf } from './mets.ts';
import { safeName } from './piece-name.ts';
import type { Plan } from './plan.ts';
import { processoJson } from './processo-json.ts';
import { toldEvents } from './told-events.ts';

interface Making {
  readonly paths: ReadonlyMap<number, string>;
  readonly originals: ReadonlyMap<number, Original>;
  readonly folder: string;
  readonly out: string;
  readonly onEach: () => Promise<void>;
}

/** The process for another archive to keep: its files, what each is, what was done to each, and digests of all, checked at the end. */
export const makeBag = async (ctx: Ctx, plan: Plan, { out, ...sources }: Making): Promise<void> => {
  const { processo, pecas, escolhidas } = plan;
  const instituicao = await institutionName(ctx.db);
  const files = await bagFiles(ctx, plan, sources);
  const packed: Packed = { plan, files, instituicao };
  const [mets, json] = ['metadados.xml', 'processo.json'].map((name) => join(sources.folder, name)) as [
    string,
    string,
  ];
  await pipeline(Readable.from(metsOf(ctx, packed)), createWriteStream(mets));
  await writeFile(json, processoJson(packed, await toldEvents(ctx, processo.id)));
  const described = await Promise.all(
    [mets, json].map(async (source): Promise<BagFile> => ({
      source,
      path: source.slice(sources.folder.length + 1),
      ...(await digestFile(source)),
    })),
  );
  const numero = processo.numero ?? String(processo.id);
  await writeBag({
    name: safeName(`${processo.tipoProcesso.rotulo}-${numero}`),
    files: [...described, ...files],
    info: [
      ['Source-Organization', instituicao],
      ['Contact-Name', actingName(ctx.sessao)],
      ['External-Identifier', numero],
      [
        'External-Description',
        mensagem(escolhidas ? 'processo.impressao.pacoteEscolhidas' : 'processo.impressao.pacote', {
          processo: `${processo.tipoProcesso.rotulo} ${numero}`,
          assunto: processo.assunto,
          n: String(pecas.filter(({ peca }) => peca.conteudo && !peca.saida).length),
        }),
      ],
      ['Bagging-Date', ctx.agora.toISOString().slice(0, 10)],
      ['Bag-Software-Agent', 'Malote'],
    ],
    out,
    agora: ctx.agora,
  });
  await checkBag(out);
};
