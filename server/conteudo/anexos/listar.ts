import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { fileKinds } from '#schemas/file-kinds.ts';
import type { Anexo, Anexos, TextoAnexo } from '#schemas/shapes/anexo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';
import { readSettings, type Settings } from '#server/instalacao/configuracao/index.ts';
import { loadSituation, requireAllowed, standingOf, type Loaded } from '#server/conteudo/atos/index.ts';
import { juntarRule, lerAnexos, removalStanding } from './rules.ts';

/** The attachments of a content that the person may read. */
export const listarAnexos = async (ctx: Ctx, id: number): Promise<Anexos> => {
  const loaded = await loadSituation(ctx, id);
  requireAllowed(lerAnexos, loaded.situation);
  return anexosOf(ctx, loaded);
};

interface Row {
  readonly id: number;
  readonly pasta: string;
  readonly nome: string;
  readonly tipo: string;
  readonly tamanho: number;
  readonly sha256: Buffer;
  readonly anexadoEm: Date;
  readonly anexadoPor: number;
  readonly anexadoPorNome: string;
  readonly unidadeId: number;
  readonly sigla: string;
  readonly situacao: TextoAnexo['situacao'];
  readonly motivo: TextoAnexo['motivo'] | null;
  readonly paginas: number | null;
  readonly lidas: number;
  readonly reconhecido: boolean;
  readonly assinaturas: readonly { readonly nome: string; readonly em: string }[];
  readonly separada: boolean;
  /** It is the file of a piece, which is there for good. */
  readonly daPeca: boolean;
}

const anexosOf = async (ctx: Ctx, { row: { id, concluidoEm }, situation }: Loaded): Promise<Anexos> => {
  const { ordemAnexos } = await readSettings(ctx.db);
  const { rows } = await sql<Row>`
    select x.id, x.pasta, a.nome, a.tipo, a.tamanho, a.sha256, x.anexado_em, x.anexado_por, coalesce(u.nome, (select w.nome from registro.usuario_externo w where w.id = -x.anexado_por), 'Malote') as anexado_por_nome,
      x.unidade_id, un.sigla, exists (select from peca_arquivo pa where pa.anexo_id = x.id) as da_peca, t.situacao, t.motivo, t.paginas, t.lidas, t.reconhecido,
      (select coalesce(json_agg(json_build_object('nome', w.nome, 'em', s.assinado_em) order by s.id), '[]')
        from anexo_assinatura s join registro.usuario w on w.id = s.usuario_id where s.anexo_id = x.id) as assinaturas,
      exists (select from anexo_assinatura_separada p where p.anexo_id = x.id) as separada
    from conteudo_anexo x join arquivo a on a.id = x.arquivo_id
    left join registro.usuario u on u.id = x.anexado_por join registro.unidade un on un.id = x.unidade_id
    join arquivo_texto t on t.sha256 = a.sha256
    where x.conteudo_id = ${id} order by x.id`.execute(ctx.db);
  return {
    itens: inOrder(rows, ordemAnexos ?? 'INCLUSAO').map((one): Anexo => ({
      id: one.id,
      pasta: one.pasta,
      nome: one.nome,
      tipo: one.tipo,
      tamanho: one.tamanho,
      sha256: one.sha256.toString('hex'),
      anexadoEm: one.anexadoEm.toISOString(),
      anexadoPor: { id: one.anexadoPor, nome: one.anexadoPorNome, unidade: one.sigla },
      posterior: concluidoEm !== null && one.anexadoEm > concluidoEm,
      texto: textOf(one),
      remover: one.daPeca
        ? { permitida: false, motivo: mensagem('peca.arquivoFica') }
        : removalStanding(ctx.sessao, situation, one),
      ...signaturesOf(ctx, one),
    })),
    juntar: standingOf(juntarRule, situation),
  };
};

/** Who signed it, and whether the person has what to do there: to sign, or to look at the signatures. */
const signaturesOf = (
  { sessao }: Ctx,
  { tipo, assinaturas, separada }: Row,
): Pick<Anexo, 'assinaturas' | 'separada' | 'assinavel'> => {
  const signed = assinaturas.length > 0;
  const assinavel =
    tipo !== fileKinds.pdf.type &&
    can(sessao, 'assinatura') &&
    (signed || sessao.marcas.has('usaCertificadoDigital'));
  return defined({
    assinaturas: signed
      ? assinaturas.map(({ nome, em }) => ({ nome, em: new Date(em).toISOString() }))
      : undefined,
    separada: separada || undefined,
    assinavel: assinavel || undefined,
  });
};

/** How far the reading of what is written in it has come. */
const textOf = ({ situacao, motivo, paginas, lidas, reconhecido }: Row): TextoAnexo => ({
  situacao,
  lidas,
  reconhecido,
  paginas: paginas ?? undefined,
  motivo: motivo || undefined,
});

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** The order that the institution chose (setting `ordemAnexos`), from that of inclusion. */
const inOrder = (rows: readonly Row[], order: NonNullable<Settings['ordemAnexos']>): readonly Row[] => {
  if (order === 'RECENTE') return [...rows].reverse();
  if (order === 'NOME') return [...rows].sort((one, other) => collator.compare(one.nome, other.nome));
  return rows;
};
