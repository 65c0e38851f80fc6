import type { AskedFactor } from '#server/base/db/stored-values.ts';
import { fieldsOf } from './read-answer.ts';
import type { TypedFactor } from './signing-device.ts';

type Fields = Readonly<Record<string, unknown>>;

/** As many things as a person is asked to type. */
const most = 4;

/**
 * What a credential of the explicit mode asks the person for: all of it is typed here. Nothing where it asks for what cannot be
 * typed (an approval on a phone, one thing or another), since its yes cannot then be asked for here.
 */
export const askedFactors = (told: Fields): readonly AskedFactor[] | undefined => {
  const { expression, objects } = fieldsOf(told['auth']);
  if (!Array.isArray(objects)) return olderFactors(told);
  if (typeof expression === 'string' && /\b(X?OR)\b/i.test(expression)) return undefined;
  const found = objects.map((one) => factorOf(fieldsOf(one)));
  const all = found.filter((one) => one !== undefined);
  return all.length === found.length && all.length > 0 && all.length <= most ? all : undefined;
};

const factorOf = ({ type, id, label, generator }: Fields): AskedFactor | undefined => {
  if (typeof id !== 'string' || !/^[\w.-]{1,50}$/.test(id)) return undefined;
  const challenge = type === 'ChallengeResponse';
  if (type !== 'Password' && !challenge) return undefined;
  // one that nothing in the hands of the person makes comes from the provider
  const sent = challenge
    ? 'getChallenge'
    : /OTP/i.test(id) && generator === undefined
      ? 'sendOTP'
      : undefined;
  return {
    id,
    rotulo: typeof label === 'string' && label.trim() !== '' ? label.slice(0, 80) : undefined,
    envio: sent || undefined,
  };
};

/** As the first version of the protocol says it. */
const olderFactors = (told: Fields): readonly AskedFactor[] | undefined => {
  const found = (['PIN', 'OTP'] as const).flatMap((id): AskedFactor[] => {
    if (told[id] === undefined) return [];
    const { presence, label, type } = fieldsOf(told[id]);
    if (presence !== 'true' && presence !== true) return [];
    return [
      {
        id,
        rotulo: typeof label === 'string' && label.trim() !== '' ? label.slice(0, 80) : undefined,
        envio: id === 'OTP' && type !== 'offline' ? ('sendOTP' as const) : undefined,
      },
    ];
  });
  return found.length > 0 ? found : undefined;
};

/** What was typed, as both versions of the protocol take it. */
export const authorisationData = (factors: readonly TypedFactor[]): object => ({
  authData: factors.map(({ id, valor }) => ({ id, value: valor })),
  ...Object.fromEntries(
    factors.filter(({ id }) => id === 'PIN' || id === 'OTP').map(({ id, valor }) => [id, valor]),
  ),
});
