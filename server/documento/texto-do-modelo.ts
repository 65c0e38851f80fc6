import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#schemas/app-error.ts';
import type { MessageKey } from '#schemas/messages/index.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import { adoptModelImages } from './index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';

type Values = Readonly<ValuesOf<'modelo-documento'>>;
type Propriedade = NonNullable<Values['propriedades']>[number];

/** What documents are made from. */
export const textFields = ['corpo', 'propriedades'] as const;

/**
 * The text of a model: a body that can be drawn, whose places are all markers of the model, with one to be signed. What was
 * already there is not judged again: a text from before this check goes on until somebody changes it, and a version that is
 * given up goes back to the one there was.
 */
export const checkText = async (
  ctx: Ctx,
  { before, values }: Pick<SaveInput<'modelo-documento'>, 'before' | 'values'>,
): Promise<void> => {
  const corpo = values.corpo;
  const keys = propertiesOf(values).filter(({ tipo }) => tipo === 'ASSINANTE');
  if (corpo !== undefined && keys.length === 0)
    throw refuseField('propriedades', 'registro.modelo.semAssinatura');
  const ends = before?.situacaoVersao === 'EM_ALTERACAO' && values.situacaoVersao === 'CONCLUIDA';
  const judged = !ends && !(before && same(before, values, textFields));
  if (corpo !== undefined && judged) checkBody(corpo, propertiesOf(values));
  checkFixedSigners(values, keys);
  if (corpo === undefined || ends) return;
  if (judged || (before && !same(before, values, ['assinantesFixos'])))
    checkPlaces(
      values,
      marcadoresOf(corpo as unknown as CorpoDoc).assinaturas,
      'registro.modelo.marcadorSemLugar',
    );
  await adoptModelImages(ctx, before?.corpo, corpo);
};

/** Each fixed signer has one of these places of signature. */
export const checkPlaces = (values: Values, places: readonly string[], refusal: MessageKey): void => {
  const stranger = signersOf(values).findIndex(({ marcador }) => !places.includes(marcador));
  if (stranger >= 0) throw refuseField(`assinantesFixos.${stranger}.marcador`, refusal);
};

/** Whether both records say the same in these fields. */
export const same = (one: Values, other: Values, fields: readonly (keyof Values)[]): boolean =>
  fields.every((name) => isDeepStrictEqual(plain(one[name]), plain(other[name])));

/** The same value, whoever wrote it: without what the engine adds to rows, through JSON as it travels. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, inner: unknown) =>
      key === 'id' || key === 'rotulos' ? undefined : inner,
    ),
  );

const propertiesOf = (values: Values): readonly Propriedade[] => values.propriedades ?? [];

const checkBody = (value: unknown, properties: readonly Propriedade[]): void => {
  const checked = validateCorpo(value);
  if (!checked.ok)
    throw new AppError('camposInvalidos', {}, { erros: [{ campo: 'corpo', mensagem: checked.mensagem }] });
  const { valores, assinaturas } = marcadoresOf(checked.corpo);
  const typeOf = new Map(properties.map(({ chave, tipo }) => [chave, tipo]));
  const stranger =
    valores.find((chave) => !typeOf.has(chave)) ??
    assinaturas.find((chave) => typeOf.get(chave) !== 'ASSINANTE');
  if (stranger !== undefined)
    throw refuseField('corpo', 'registro.modelo.lugarSemMarcador', { chave: stranger });
  if (assinaturas.length === 0) throw refuseField('corpo', 'registro.modelo.semLugarDeAssinatura');
};

const signersOf = (values: Values): NonNullable<Values['assinantesFixos']> => values.assinantesFixos ?? [];

const checkFixedSigners = (values: Values, keys: readonly Propriedade[]): void => {
  const fixed = signersOf(values);
  if (fixed.length > 0 && values.permiteAssinanteInterno !== true)
    throw refuseField('assinantesFixos', 'registro.modelo.assinanteNaoPermitido');
  fixed.forEach((signer, i) => {
    const key = keys.find(({ chave, marcador }) => [chave, marcador].includes(signer.marcador));
    if (!key) throw refuseField(`assinantesFixos.${i}.marcador`, 'registro.modelo.marcadorDesconhecido');
    signer.marcador = key.chave;
  });
};
