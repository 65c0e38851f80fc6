import { isDeepStrictEqual } from 'node:util';
import { mensagem } from '#schemas/messages/index.ts';
import { concludedModel, criar as criarDocumento, keepConcludedModel } from '#server/documento/index.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import {
  modelsInForce,
  registerNamed,
  updateRecord,
  viewFor,
  type RecordValues,
  type RegisterRecord,
} from '#server/engine/index.ts';
import type { Ctx } from '#server/http/context.ts';
import { refuseField } from './refuse-field.ts';

interface Propriedade {
  readonly chave: string;
  readonly marcador: string;
  readonly tipo: string;
}
interface Assinante {
  marcador: string;
}
interface Destino {
  readonly unidade: number;
  readonly usuario?: number;
}

type Situacao = 'CONCLUIDA' | 'EM_ALTERACAO';

/** Models from before there were versions have their only one, concluded. */
const situacaoOf = (record: Readonly<RecordValues>): Situacao =>
  (record['situacaoVersao'] ?? 'CONCLUIDA') as Situacao;
const numeroOf = (record: Readonly<RecordValues>): number => Number(record['numeroVersao'] ?? 1);

/** A model: signature keys, fixed signers and destinations that fit, and a text that changes by versions. */
export const modeloDocumento: RegisterHook = {
  async beforeSave(ctx, { id, before, values }) {
    checkSignatures(values);
    await checkDestinos(ctx, values);
    if (before) await checkText(ctx, { id, before, values });
    values['situacaoVersao'] ??= 'CONCLUIDA';
    values['numeroVersao'] ??= 1;
  },
  refusal: (_ctx, record, action) => {
    const changing = situacaoOf(record) === 'EM_ALTERACAO';
    if (action === 'abrirVersao' && changing) return mensagem('registro.modelo.versaoAberta');
    if (['concluirVersao', 'testarVersao', 'descartarVersao'].includes(action) && !changing)
      return mensagem('registro.modelo.semVersaoAberta');
    return undefined;
  },
  actions: {
    abrirVersao: async (ctx, { record }) => {
      await keepConcludedModel(ctx, record?.id ?? 0);
      return changeVersion(ctx, record, (current) => ({
        situacaoVersao: 'EM_ALTERACAO',
        numeroVersao: numeroOf(current) + 1,
      }));
    },
    testarVersao: async (ctx, { record }) => {
      const assunto = mensagem('documento.modelo.minutaDeTeste', { modelo: String(record?.['nome']) });
      const { id } = await criarDocumento(ctx, { modeloId: record?.id ?? 0, assunto, teste: true });
      return { mensagem: mensagem('documento.modelo.testeCriado'), rota: `principal/documento/edicao/${id}` };
    },
    concluirVersao: (ctx, { record }) => changeVersion(ctx, record, () => ({ situacaoVersao: 'CONCLUIDA' })),
    descartarVersao: async (ctx, { record }) => {
      const kept = await concludedModel(ctx, record?.id ?? 0);
      // a model that had no text when it was opened has none to go back to
      const { numero, corpo, propriedades } = kept ?? { numero: 1, corpo: undefined, propriedades: [] };
      return changeVersion(ctx, record, () => ({
        situacaoVersao: 'CONCLUIDA',
        numeroVersao: numero,
        corpo,
        propriedades,
      }));
    },
  },
};

/** Keys of signature of the properties; a text without one could never be signed. */
const checkSignatures = (values: Readonly<RecordValues>): void => {
  const keys = ((values['propriedades'] ?? []) as readonly Propriedade[]).filter(
    ({ tipo }) => tipo === 'ASSINANTE',
  );
  if (values['corpo'] !== undefined && keys.length === 0)
    throw refuseField('propriedades', 'registro.modelo.semAssinatura');
  const fixed = (values['assinantesFixos'] ?? []) as readonly Assinante[];
  if (fixed.length > 0 && values['permiteAssinanteInterno'] !== true)
    throw refuseField('assinantesFixos', 'registro.modelo.assinanteNaoPermitido');
  fixed.forEach((signer, i) => {
    const key = keys.find(({ chave, marcador }) => [chave, marcador].includes(signer.marcador));
    if (!key) throw refuseField(`assinantesFixos.${i}.marcador`, 'registro.modelo.marcadorDesconhecido');
    signer.marcador = key.chave;
  });
};

const checkDestinos = async (ctx: Ctx, values: Readonly<RecordValues>): Promise<void> => {
  const destinos = (values['destinosFixos'] ?? []) as readonly Destino[];
  if (destinos.length > 0 && values['permiteDestinoInterno'] !== true)
    throw refuseField('destinosFixos', 'registro.modelo.destinoNaoPermitido');
  for (const [i, { unidade, usuario }] of destinos.entries()) {
    // A unit as a whole is a destination too: the grid compares only rows that name a person.
    const same = (other: Destino): boolean => other.unidade === unidade && other.usuario === usuario;
    if (destinos.findIndex(same) < i)
      throw refuseField(`destinosFixos.${i}.unidade`, 'registro.modelo.destinoRepetido');
    if (usuario === undefined) continue;
    const place = await ctx.db
      .selectFrom('registro.usuarioUnidades')
      .select('id')
      .where('registroId', '=', usuario)
      .where('unidade', '=', unidade)
      .executeTakeFirst();
    if (!place) throw refuseField(`destinosFixos.${i}.usuario`, 'registro.modelo.destinoForaDaUnidade');
  }
};

/** What documents were made from changes only in a version under change. */
const checkText = async (
  ctx: Ctx,
  { id = 0, before = {} as RegisterRecord, values }: Pick<SaveInput, 'id' | 'before' | 'values'>,
): Promise<void> => {
  if (situacaoOf(before) === 'EM_ALTERACAO') return;
  const changed = (['corpo', 'propriedades'] as const).find(
    (name) => !isDeepStrictEqual(plain(before[name]), plain(values[name])),
  );
  if (!changed) return;
  const used = await ctx.db
    .selectFrom('documento')
    .select('id')
    .where('modeloId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (used) throw refuseField(changed, 'registro.modelo.textoEmUso');
};

/** The same text, whoever wrote it: without what the engine adds to rows, through JSON as it travels. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, inner: unknown) =>
      key === 'id' || key === 'rotulos' ? undefined : inner,
    ),
  );

const changeVersion = async (
  ctx: Ctx,
  record: RegisterRecord | undefined,
  change: (record: RegisterRecord) => RecordValues,
): Promise<unknown> => {
  if (!record) return undefined;
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, 'modelo-documento'));
  const { versao } = await updateRecord(ctx, view, record.id, record, change(record));
  return { versao };
};
