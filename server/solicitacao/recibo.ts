import { sql } from 'kysely';
import { cpfCnpj } from '#schemas/formats/cpf-cnpj.ts';
import type { SolicitacaoDados } from '#schemas/shapes/solicitacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { ficha, instant, linha, titulo } from '#server/conteudo/tramite/index.ts';
import { readLetterhead } from '#server/conteudo/papel/index.ts';
import { placeOf } from './place-of.ts';

/** The numbered receipt of a request: what was sent, when, and the digest that proves it. */
export const receipt = async (
  ctx: PublicCtx,
  dados: SolicitacaoDados & { readonly codigo?: string },
): Promise<FileAnswer> => {
  const { id, numero, nome, documento, servico, unidade, enviadaEm, texto, resumo, campos, codigo } = dados;
  const files = await filesOf(ctx, id);
  const later = laterRows(dados, files);
  const head = await readLetterhead(ctx, { unidadeId: (await placeOf(ctx.db, id)).unidadeId, sigilo: 0 });
  const title = mensagem('externo.recibo.titulo', { numero });
  const { pdf } = await ctx.ports.pdf.renderDocumento({
    titulo: title,
    autores: [nome],
    situacao: 'concluido',
    instante: enviadaEm,
    fuso: ctx.ports.config.timeZone,
    organizacao: { nome: head.organizacao, brasao: head.brasao },
    unidade: { nome: head.unidade },
    numero,
    corpo: {
      type: 'doc',
      content: [
        titulo(title),
        ficha([
          [mensagem('externo.recibo.numero'), numero],
          [mensagem('externo.recibo.quando'), instant(enviadaEm)],
          [mensagem('externo.recibo.quem'), nome],
          [mensagem('externo.campo.documento'), cpfCnpj.display(documento)],
          [mensagem('externo.recibo.representante'), dados.representante],
          [mensagem('externo.recibo.servico'), servico],
          [mensagem('externo.recibo.unidade'), unidade],
          ...campos.map(({ rotulo, texto: written }) => [rotulo, written] as const),
          [mensagem('externo.recibo.texto'), texto],
          [mensagem('externo.recibo.arquivos'), written(files.filter(({ depois }) => !depois))],
          [mensagem('externo.recibo.assinada'), dados.assinadaEm && instant(dados.assinadaEm)],
          [mensagem('externo.recibo.assinadaPor'), dados.assinadaPor],
          [mensagem('externo.recibo.codigo'), codigo],
          [mensagem('externo.recibo.resumo'), resumo],
        ]),
        linha(mensagem(codigo === undefined ? 'externo.recibo.resumoExplica' : 'externo.recibo.explica')),
        ...(later.length === 0 ? [] : [titulo(mensagem('externo.recibo.depois'), 2), ficha(later)]),
      ],
    },
  });
  const name = mensagem('externo.recibo.arquivo', { numero: numero.replaceAll('/', '-') });
  return { content: pdf, type: 'application/pdf', name, size: pdf.length, download: true };
};

interface SentFile {
  readonly nome: string;
  readonly sha256: string;
  /** It came after the request, which the digest of what was sent does not cover. */
  readonly depois: boolean;
}

/** The files that came from outside, the first first. */
const filesOf = async ({ db }: Pick<PublicCtx, 'db'>, id: number): Promise<readonly SentFile[]> => {
  const { rows } = await sql<SentFile>`
    select a.nome, encode(a.sha256, 'hex') as sha256, x.anexado_em > s.enviada_em as depois
    from solicitacao s join conteudo_anexo x on x.conteudo_id = s.id and x.anexado_por < 0
    join arquivo a on a.id = x.arquivo_id where s.id = ${id} order by x.id`.execute(db);
  return rows;
};

/** Each file with its own digest, which anybody computes from the bytes. */
const written = (files: readonly SentFile[]): string | undefined =>
  files.map(({ nome, sha256 }) => mensagem('externo.recibo.arquivoDe', { nome, sha256 })).join('\n') ||
  undefined;

/** What the person wrote and sent once the request was made: the answers to what was asked back, and what they added. */
const laterRows = (
  { andamentos }: SolicitacaoDados,
  files: readonly SentFile[],
): readonly (readonly [string, string | undefined])[] => {
  const said = andamentos.flatMap(({ ato, em, quem, texto }) =>
    (ato === 'responderDevolucao' || ato === 'complementar') && texto !== undefined
      ? [[mensagem(`externo.passo.${ato}`), `${instant(em)}, ${quem}\n${texto}`] as const]
      : [],
  );
  const sent = written(files.filter(({ depois }) => depois));
  return sent === undefined ? said : [...said, [mensagem('externo.recibo.arquivos'), sent] as const];
};
