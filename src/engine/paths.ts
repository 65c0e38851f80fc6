import type { Register, RegisterPlace } from './register.ts';
import { placesOf } from './register.ts';

/** Address of a screen of a register, from the root. */
export const registerPath = {
  list: (place: Pick<RegisterPlace, 'base'>): string => place.base,
  create: (place: Pick<RegisterPlace, 'base'>): string => `${place.base}/cadastro`,
  edit: (place: Pick<RegisterPlace, 'base'>, id: number): string => `${place.base}/edicao/${id}`,
  view: (place: Pick<RegisterPlace, 'base'>, id: number): string => `${place.base}/consulta/${id}`,
} as const;

/** The place of a register that an address belongs to, if any. */
export function placeAt(registers: readonly Register[], pathname: string): RegisterPlace | undefined {
  return registers.flatMap(placesOf).find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
}
