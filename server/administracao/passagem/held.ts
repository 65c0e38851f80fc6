import { sql, type RawBuilder } from 'kysely';
import { currentVersion } from '#server/conteudo/assinatura/index.ts';
import type { MessageKey } from '#schemas/messages/index.ts';
import type { Party } from './party.ts';

type Condition = (id: number) => RawBuilder<boolean>;

/** Contents, over the alias `c` of `conteudo`, in the hands of a party. */
export const possession: Readonly<Record<Party, Condition>> = {
  usuario: (id) => sql`(c.detentor_usuario_id = ${id} and c.excluido_em is null)`,
  unidade: (id) => sql`(c.detentor_unidade_id = ${id} and c.excluido_em is null)`,
};

/** Forwardings, over the alias `t` of `tramite`, on their way to a party. */
export const onTheWay: Readonly<Record<Party, Condition>> = {
  usuario: (id) => sql`(t.para_usuario_id = ${id} and t.situacao = 'NAO_RECEBIDO')`,
  unidade: (id) => sql`(t.para_unidade_id = ${id} and t.situacao = 'NAO_RECEBIDO')`,
};

/** What a person works on and somebody else holds. */
export const taken: Condition = (id) => sql`
  (c.check_in_usuario_id = ${id} and c.detentor_usuario_id is distinct from ${id} and c.excluido_em is null)`;

/** Signatures, over the aliases `s`, `d` and `c`, that a person still owes in the version in force. */
export const pendingSignatures = (id: number): RawBuilder<unknown> => sql`
  documento_assinante s
  left join documento d on d.id = s.documento_id
  join conteudo c on c.id = s.documento_id and s.versao = ${currentVersion} and c.excluido_em is null and s.usuario_id = ${id} and s.situacao = 'PENDENTE'`;

type GroupName = 'conteudos' | 'tramites' | 'emUso' | 'minutasAAssinar' | 'concluidosAAssinar';

/** A kind of content that a party answers for: what is counted is what moves. */
export interface ContentGroup {
  readonly nome: GroupName;
  readonly efeito: MessageKey;
  /** Ids of the contents. */
  readonly ids: (id: number) => RawBuilder<unknown>;
}

const held = (party: Party, efeito: MessageKey): readonly ContentGroup[] => [
  { nome: 'conteudos', efeito, ids: (id) => sql`select c.id from conteudo c where ${possession[party](id)}` },
  {
    nome: 'tramites',
    efeito,
    ids: (id) => sql`select t.conteudo_id from tramite t where ${onTheWay[party](id)}`,
  },
];

const toSign = (nome: GroupName, efeito: MessageKey, fase: 0 | 1): ContentGroup => ({
  nome,
  efeito,
  ids: (id) => sql`select c.id from ${pendingSignatures(id)} where c.fase = ${fase}`,
});

export const contentGroups: Readonly<Record<Party, readonly ContentGroup[]>> = {
  usuario: [
    ...held('usuario', 'passagem.efeito.posse'),
    {
      nome: 'emUso',
      efeito: 'passagem.efeito.libera',
      ids: (id) => sql`select c.id from conteudo c where ${taken(id)}`,
    },
    toSign('minutasAAssinar', 'passagem.efeito.assinaturas', 0),
    toSign('concluidosAAssinar', 'passagem.efeito.cancela', 1),
  ],
  unidade: held('unidade', 'passagem.efeito.posseUnidade'),
};
