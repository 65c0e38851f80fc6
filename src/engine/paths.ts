import type { Register, RegisterPlace } from './register.ts';
import { isSingle, placesOf } from './register.ts';

type Place = Pick<RegisterPlace, 'base'> & Partial<Pick<RegisterPlace, 'register'>>;

/** A register of one record has no list: everything happens at its own address. */
const single = ({ register }: Place): boolean => register !== undefined && isSingle(register);

/** Address of a screen of a register, from the root. */
export const registerPath = {
  list: (place: Place): string => place.base,
  create: (place: Place): string => `${place.base}/cadastro`,
  edit: (place: Place, id: number): string => (single(place) ? place.base : `${place.base}/edicao/${id}`),
  view: (place: Place, id: number): string =>
    single(place) ? `${place.base}?aba=dados` : `${place.base}/consulta/${id}`,
  history: (place: Place, id: number): string =>
    `${single(place) ? place.base : `${place.base}/consulta/${id}`}?aba=historico`,
  transfer: (place: Place): string => `${place.base}/importacao`,
} as const;

/** Whether an address of a register of one record asks for its consultation; without that it is the form. */
export const asksToView = (search: string): boolean => new URLSearchParams(search).has('aba');

/** The place of a register that an address belongs to, if any. */
export function placeAt(registers: readonly Register[], pathname: string): RegisterPlace | undefined {
  return registers.flatMap(placesOf).find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
}
