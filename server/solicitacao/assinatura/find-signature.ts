import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type {
  DocumentoDeFora,
  DocumentoDeForaItem,
  DocumentosDeFora,
} from '#schemas/shapes/documento-de-fora.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import { signerPerson } from '#server/conteudo/atos/index.ts';
import { mayBeShown } from '#server/pessoas/acesso/may-be-shown.ts';

/** A signature that was asked of the person, and how its document stands. */
export interface Signature {
  readonly id: number;
  readonly documentoId: number;
  readonly situacao: 'PENDENTE' | 'ASSINADO' | 'CANCELADO' | 'RECUSADO';
  readonly prazo: string | null;
  readonly assinadoEm: Date | null;
  readonly nome: string;
  readonly tipo: string;
  readonly orgao: string;
  readonly unidade: string;
  /** It is of the version in force, which is concluded. */
  readonly vigente: boolean;
  readonly mostrado: boolean;
  /** Nothing is signed now: a removal was asked for, a place has no signer, it is not in use. */
  readonly parado: boolean;
  readonly versao: number;
  readonly codigo: string | null;
  readonly sha256: string | null;
}

/** Signatures `s` of the person whose turn came, whatever became of them: what nobody told them of is not there. */
const called = ({ externo }: OutsiderCtx): RawBuilder<boolean> =>
  sql<boolean>`(s.externo_id = ${externo.externoId} and s.liberado_em is not null)`;

const rowsOf = sql`
  select s.id, s.documento_id, s.situacao, s.prazo, s.assinado_em, s.versao, concat_ws(' · ', c.numero, c.assunto) as nome,
    td.nome as tipo, o.nome as orgao, un.nome as unidade, s.versao = d.versao_atual and c.fase = 1 as vigente,
    ${mayBeShown} as mostrado, d.codigo,
    c.estado <> 0 or d.lugar_livre
      or exists (select from exclusao x where x.conteudo_id = c.id and x.situacao = 'PENDENTE') as parado,
    (select encode(e.sha256, 'hex') from documento_emissao e where e.documento_id = c.id and e.versao = s.versao
      and e.especie = 'CONGELADO') as sha256
  from documento_assinante s join conteudo c on c.id = s.documento_id join documento d on d.id = c.id
  join registro.tipo_documento td on td.id = d.tipo_documento_id
  join registro.unidade un on un.id = c.unidade_id
  join registro.organizacao_interna o on o.id = c.organizacao_id`;

/** As many as a list shows. */
const most = 200;

/** What waits for the signature of the person, what ends first above, and what they signed, newest first. */
export const listSignatures = async (ctx: OutsiderCtx): Promise<DocumentosDeFora> => {
  const { rows } = await sql<Signature>`${rowsOf}
    where ${called(ctx)} and ${mayBeShown} and s.versao = d.versao_atual
      and (s.situacao = 'ASSINADO' or (s.situacao = 'PENDENTE' and c.estado = 0))
    order by s.situacao = 'ASSINADO', s.assinado_em desc, s.prazo nulls last, s.id limit ${sql.lit(most)}`.execute(
    ctx.db,
  );
  const items = rows.map(present);
  return {
    assinar: items.filter(({ situacao }) => situacao === 'PENDENTE'),
    assinados: items.filter(({ situacao }) => situacao === 'ASSINADO'),
  };
};

/** Why a signature that was asked is of no use any more. */
const ended = ({ situacao, vigente, mostrado }: Signature): MessageKey | undefined => {
  if (situacao === 'RECUSADO') return 'externo.motivo.recusou';
  if (!vigente) return 'externo.motivo.versao';
  if (situacao === 'CANCELADO') return 'externo.motivo.dispensada';
  return mostrado ? undefined : 'externo.motivo.indisponivel';
};

const over = (key: MessageKey): AppError => new AppError('transicaoNaoPermitida', { motivo: mensagem(key) });

/** A signature of the person, to sign or signed: that of another is not there, and one that came to an end says why. */
export const requireSignature = async (ctx: OutsiderCtx, id: number): Promise<Signature> => {
  const { rows } = await sql<Signature>`${rowsOf} where s.id = ${id} and ${called(ctx)}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  const why = ended(row);
  if (why) throw over(why);
  return row;
};

/** The same, of one that is to be given now. */
export const requireToGive = async (ctx: OutsiderCtx, id: number): Promise<Signature> => {
  const row = await requireSignature(ctx, id);
  if (row.situacao === 'ASSINADO') throw over('externo.motivo.jaAssinou');
  if (row.parado) throw over('externo.motivo.parado');
  return row;
};

/** A content `c` that the person reaches by a signature of theirs, over `d` of its kind. */
export const reachedBy = (ctx: OutsiderCtx, id: number): RawBuilder<boolean> =>
  sql<boolean>`(${mayBeShown} and exists (select from documento_assinante s
    where s.id = ${id} and s.documento_id = c.id and s.versao = d.versao_atual and ${called(ctx)}))`;

const present = ({
  situacao,
  assinadoEm,
  prazo,
  id,
  nome,
  tipo,
  orgao,
  unidade,
}: Signature): DocumentoDeForaItem => ({
  id,
  nome,
  tipo,
  orgao,
  unidade,
  situacao: situacao === 'ASSINADO' ? 'ASSINADO' : 'PENDENTE',
  prazo: prazo ?? undefined,
  assinadoEm: assinadoEm?.toISOString(),
});

/** What the person sees of the document, besides its file. */
export const readSignature = async (ctx: OutsiderCtx, id: number): Promise<DocumentoDeFora> => {
  const row = await requireSignature(ctx, id);
  return {
    ...present(row),
    sha256: row.sha256 ?? '',
    signatarios: await signersOf(ctx, row),
    codigo: row.codigo ?? undefined,
    impedimento: row.situacao === 'PENDENTE' && row.parado ? mensagem('externo.motivo.parado') : undefined,
  };
};

/** Who signs with the person: what the paper itself says of them. */
const signersOf = async (
  { db, externo }: OutsiderCtx,
  { documentoId, versao }: Signature,
): Promise<DocumentoDeFora['signatarios']> => {
  const { rows } = await sql<{
    nome: string;
    situacao: 'PENDENTE' | 'ASSINADO' | 'RECUSADO';
    assinadoEm: Date | null;
    voce: boolean;
    deFora: boolean;
  }>`
    select quem.nome, quem.de_fora, s.situacao, s.assinado_em, coalesce(s.externo_id = ${externo.externoId}, false) as voce
    from documento_assinante s ${signerPerson('s')}
    where s.documento_id = ${documentoId} and s.versao = ${versao} and s.situacao <> 'CANCELADO' order by s.ordem, s.id`.execute(
    db,
  );
  return rows.map(({ assinadoEm, ...one }) => ({
    ...one,
    assinadoEm: assinadoEm?.toISOString(),
  }));
};
