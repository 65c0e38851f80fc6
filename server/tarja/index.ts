import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tarjaApi } from '#schemas/api/tarja.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Achado, ConteudoATarjar, CopiaTarjada, CopiaTarjadaIncluir } from '#schemas/shapes/tarja.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { implement } from '#server/base/http/implement.ts';
import { whole } from '#server/base/http/whole.ts';
import { loadSituation, performPrepared, requireAllowed } from '#server/conteudo/atos/index.ts';
import {
  copiarComTarja,
  digestOf,
  findPersonalData,
  findText,
  listCopies,
  openedApart,
  placedFindings,
  redactedFile,
  wholeOf,
  type KnownData,
} from '#server/conteudo/tarja/index.ts';
import { readingFile } from '#server/documento/index.ts';
import { lettersApart } from '#server/ferramentas/redaction/redaction.ts';
import { protocolFile } from '#server/protocolo/index.ts';

/** What is read of a content that may be copied so, for who may make the copy. */
const originalOf = async (ctx: Ctx, id: number) => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(copiarComTarja, situation);
  const file =
    row.tipo === tipoConteudo.arquivoDigital
      ? await protocolFile(ctx, id, 0, 'leitura')
      : await readingFile(ctx, id, 0);
  return { row, file };
};

const preparar = async (ctx: Ctx, id: number): Promise<ConteudoATarjar> => {
  const { row, file } = await originalOf(ctx, id);
  const content = await wholeOf(file);
  const pages = await openedApart(lettersApart(content));
  const known = await knownOf(ctx, id);
  return {
    id,
    tipo: row.tipo,
    numero: row.numero ?? String(id),
    sha256: digestOf(content),
    paginas: pages.length,
    semTexto: pages.every(({ texto }) => texto.trim() === ''),
    achados: pages.flatMap((page) => placedFindings(page, findPersonalData(page.texto, known))),
  };
};

const procurar = async (ctx: Ctx, id: number, texto: string): Promise<readonly Achado[]> => {
  const { file } = await originalOf(ctx, id);
  const pages = await openedApart(lettersApart(await wholeOf(file)));
  return pages.flatMap((page) => placedFindings(page, findText(page.texto, texto)));
};

const original = async (ctx: Ctx, id: number): Promise<FileAnswer> => (await originalOf(ctx, id)).file;

const copiar = async (ctx: Ctx, id: number, body: CopiaTarjadaIncluir): Promise<CopiaTarjada> => {
  const { file } = await originalOf(ctx, id);
  const input = { ...body, original: await wholeOf(file) };
  return performPrepared(ctx, copiarComTarja, id, input, async (inner, sha256) => {
    const copy = (await listCopies(inner, id)).find((one) => one.sha256 === sha256);
    if (!copy) throw new AppError('naoEncontrado');
    return copy;
  });
};

/** People that it is about, and what is of the institution. */
const knownOf = async ({ db }: Ctx, id: number): Promise<KnownData> => {
  const { rows } = await sql<{ [K in keyof KnownData]: string[] | null }>`
    select
      (select array_agg(i.nome) from conteudo_interessado ci join registro.interessado i on i.id = ci.interessado_id
        where ci.conteudo_id = ${id} and i.cnpj is null) as nomes,
      (select array_agg(distinct u.nome) from registro.usuario u where u.id in (
        select c.autor_id from conteudo c where c.id = ${id}
        union all select s.usuario_id from documento_assinante s where s.documento_id = ${id})) as servidores,
      (select array_agg(un.telefone) from registro.unidade un where un.telefone is not null) as telefones,
      (select array_agg(distinct split_part(un.email, '@', 2)) from registro.unidade un where un.email is not null) as dominios`.execute(
    db,
  );
  const [row] = rows;
  return {
    nomes: row?.nomes ?? [],
    servidores: row?.servidores ?? [],
    telefones: row?.telefones ?? [],
    dominios: row?.dominios ?? [],
  };
};

export const tarjaRoutes = implement(tarjaApi, {
  copias: async (ctx, { params }) => whole(await listCopies(ctx, params.id)),
  preparar: (ctx, { params }) => preparar(ctx, params.id),
  procurar: async (ctx, { params, body }) => whole(await procurar(ctx, params.id, body.texto)),
  original: (ctx, { params }) => original(ctx, params.id),
  copiar: (ctx, { params, body }) => copiar(ctx, params.id, body),
  baixar: (ctx, { params }) => redactedFile(ctx, params.id, params.sha256),
});
