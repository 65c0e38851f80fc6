import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RecordValues } from '#server/engine/index.ts';
import { keepModelForm } from '#server/conteudo/formulario/index.ts';
import { concludedModel, criar as criarDocumento, keepConcludedModel } from './index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { tellDestinations } from './tell-destinations.ts';
import { checkPlaces, checkText, same, textFields } from './texto-do-modelo.ts';
import type { RecordOf, ValuesOf } from '#server/engine/typed-record.ts';

type Situacao = 'CONCLUIDA' | 'EM_ALTERACAO';
type Destino = NonNullable<ValuesOf<'modelo-documento'>['destinosFixos']>[number];

/** Models from before there were versions have their only one, concluded. */
const situacaoOf = (record: Readonly<ValuesOf<'modelo-documento'>>): Situacao =>
  record.situacaoVersao ?? 'CONCLUIDA';
const numeroOf = (record: Readonly<ValuesOf<'modelo-documento'>>): number => record.numeroVersao ?? 1;

/** A model: signature keys, fixed signers and destinations that fit, and a text that changes by versions. */
export const modeloDocumento: RegisterHook<'modelo-documento'> = {
  async beforeSave(ctx, { id, before, values }) {
    await checkText(ctx, { before, values });
    await checkDestinos(ctx, values);
    await keepModelForm(ctx, { before, values });
    if (before) {
      await keepUsedText(ctx, id ?? before.id, before, values);
      await keepFixedSigners(ctx, before, values);
    }
    values.situacaoVersao ??= 'CONCLUIDA';
    values.numeroVersao ??= 1;
  },
  afterSave: tellDestinations,
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
      const assunto = mensagem('documento.modelo.minutaDeTeste', { modelo: record?.nome ?? '' });
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

const checkDestinos = async (ctx: Ctx, values: Readonly<ValuesOf<'modelo-documento'>>): Promise<void> => {
  const destinos = values.destinosFixos ?? [];
  if (destinos.length > 0 && values.permiteDestinoInterno !== true)
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
const keepUsedText = async (
  ctx: Ctx,
  id: number,
  before: RecordOf<'modelo-documento'>,
  values: Readonly<ValuesOf<'modelo-documento'>>,
): Promise<void> => {
  if (situacaoOf(before) === 'EM_ALTERACAO') return;
  const changed = textFields.find((name) => !same(before, values, [name]));
  if (!changed) return;
  const used = await ctx.db
    .selectFrom('documento')
    .select('id')
    .where('modeloId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (used) throw refuseField(changed, 'registro.modelo.textoEmUso');
};

/** Fixed signers are of the documents of today, also while a version is under change: their places are those of both. */
const keepFixedSigners = async (
  ctx: Ctx,
  before: RecordOf<'modelo-documento'>,
  values: Readonly<ValuesOf<'modelo-documento'>>,
): Promise<void> => {
  if (values.situacaoVersao !== 'EM_ALTERACAO' || same(before, values, ['assinantesFixos'])) return;
  const kept = await concludedModel(ctx, before.id);
  if (!kept) return;
  const { assinaturas } = marcadoresOf(kept.corpo as unknown as CorpoDoc);
  checkPlaces(values, assinaturas, 'registro.modelo.marcadorSoNaVersao');
};

const changeVersion = async (
  ctx: Ctx,
  record: RecordOf<'modelo-documento'> | undefined,
  change: (record: RecordOf<'modelo-documento'>) => RecordValues,
): Promise<unknown> => {
  if (!record) return undefined;
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, 'modelo-documento'));
  const { versao } = await updateRecord(ctx, view, record.id, record, change(record));
  return { versao };
};
