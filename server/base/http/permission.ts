import { AppError } from '#schemas/app-error.ts';
import { anyPerson } from '#schemas/any-person.ts';
import type { Doors } from '#schemas/api/endpoint.ts';
import type { Sessao } from './session.ts';

/** Whether the profile grants a permission; administrators of the installation have them all. */
export const can = (sessao: Sessao, permission: string): boolean =>
  permission === anyPerson || sessao.administrador || sessao.permissoes.has(permission);

/** Refuses at the door who lacks the permission that the endpoint declares. */
export const checkDoor = (door: Doors | undefined, sessao: Sessao): void => {
  if (door === 'publico') return;
  // What declares no door is for nobody, administrators included.
  if (door === undefined || !opens(door, sessao)) throw new AppError('acessoNegado');
};

/** What was declared for people from outside opens to nobody who works here. */
const opens = (door: Doors, sessao: Sessao): boolean =>
  [door].flat().some((one) => one !== 'externo' && can(sessao, one));
