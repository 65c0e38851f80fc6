import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { mayBeShown } from '#server/pessoas/acesso/may-be-shown.ts';
import { readingFile } from '#server/protocolo/index.ts';
import { insideCtx } from './outside-ctx.ts';
import { placeOf } from './place-of.ts';

interface Frozen {
  readonly nome: string;
  readonly sha256: Buffer;
  readonly tamanho: number;
  readonly pasta: string | null;
}

/** The frozen file of a document, or the present one of a protocol, that somebody from outside was shown; that it was read is kept in its chain. */
export const readFrozen = async (ctx: OutsiderCtx, documentoId: number): Promise<FileAnswer> => {
  const { rows } = await sql<Frozen>`
    select coalesce(c.numero, 'documento') || '.pdf' as nome, a.sha256, a.tamanho, v.pasta
    from conteudo c
    join arquivo a on a.id = coalesce(
      (select e.arquivo_id from documento d join documento_emissao e on e.documento_id = d.id and e.versao = d.versao_atual
        and e.especie = 'CONGELADO' where d.id = c.id order by e.emitido_em desc limit 1),
      (select ${readingFile} from protocolo p join protocolo_arquivo x on x.protocolo_id = p.id and x.numero = p.arquivo_atual
        where p.id = c.id))
    join registro.volume v on v.id = a.volume_id
    where c.id = ${documentoId} and ${mayBeShown}`.execute(ctx.db);
  const [file] = rows;
  if (!file) throw new AppError('naoEncontrado');
  await recordEvent(insideCtx(ctx, await placeOf(ctx.db, documentoId)), {
    cadeia: `conteudo:${documentoId}`,
    ato: 'lidoDeFora',
    conteudoId: documentoId,
    dados: { externo: ctx.externo.nome },
  });
  return {
    content: await readFile(ctx.ports, file),
    type: 'application/pdf',
    name: file.nome.replaceAll('/', '-'),
    size: file.tamanho,
    etag: file.sha256.toString('hex'),
    download: true,
  };
};
