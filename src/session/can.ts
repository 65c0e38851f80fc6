import { anyPerson } from '#schemas/any-person.ts';
import type { UserFlagName } from '#schemas/user-flags.ts';
import type { Session } from './session-store.ts';

/** What an item of the interface asks of the person; every given part must hold. */
export interface Requirement {
  /** All of these permissions. */
  readonly all?: readonly string[];
  /** At least one of these. */
  readonly any?: readonly string[];
  /** None of these. */
  readonly except?: readonly string[];
  /** A rule of the profile. */
  readonly rule?: string;
  /** What the person may do beyond the profile. */
  readonly flag?: UserFlagName;
  /** A page: the first segment of a dotted name of the profile's list. */
  readonly page?: string;
  readonly role?: 'administrador' | 'administradorLocal' | 'usuarioPadrao' | 'algumAdministrador';
  /** An item of the menu by its key: this installation has not taken it off. */
  readonly menu?: string;
  readonly when?: boolean;
}

/** Whether the person may see something. Hiding is a courtesy: the server decides at every call. */
export const can = (session: Session | undefined, need: Requirement | string): boolean => {
  if (!session) return false;
  if (typeof need === 'string')
    return need === anyPerson || session.dados.perfilAcesso.permissoes.includes(need);
  const { permissoes, regras, listaPagina } = session.dados.perfilAcesso;
  const has = (name: string): boolean => permissoes.includes(name);
  return (
    (need.when ?? true) &&
    (need.all ?? []).every(has) &&
    (need.any === undefined || need.any.some(has)) &&
    !(need.except ?? []).some(has) &&
    (need.rule === undefined || regras.includes(need.rule)) &&
    (need.flag === undefined || (session.dados.usuario.marcas ?? []).includes(need.flag)) &&
    (need.page === undefined || listaPagina.some((name) => name.split('.')[0] === need.page)) &&
    (need.menu === undefined || !(session.sistemaConfig.menuOculto ?? []).includes(need.menu)) &&
    (need.role === undefined || hasRole(session, need.role))
  );
};

const hasRole = ({ dados }: Session, role: NonNullable<Requirement['role']>): boolean => {
  const { administrador, administradorLocal } = dados.perfilAcesso;
  return role === 'algumAdministrador' ? administrador || administradorLocal : dados.perfilAcesso[role];
};
