import { anyPerson } from '#schemas/any-person.ts';
import type { PermissaoItem } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { modelsInForce } from '../model/models-in-force.ts';

const actions = ['list', 'create', 'edit', 'view', 'remove'] as const;

/** Permissions that the registers declare: their actions, their fields and their buttons, grouped by register. */
export const registerPermissions = (): PermissaoItem[] => {
  const items = new Map<string, PermissaoItem>();
  for (const { definition } of modelsInForce().values()) {
    const grupo = definition.title.many;
    const add = (nome: string | undefined, titulo: string): void => {
      if (nome !== undefined && nome !== anyPerson && !items.has(nome))
        items.set(nome, { nome, titulo, grupo });
    };
    for (const permissions of [
      definition.permissions,
      ...(definition.mounts ?? []).map((mount) => mount.permissions),
    ]) {
      for (const action of actions) add(permissions?.[action], mensagem(`registro.permissao.${action}`));
      for (const [nome, titulo] of Object.entries(permissions?.fields ?? {})) add(nome, titulo);
    }
    for (const { permission, title } of definition.actions ?? []) add(permission, title);
  }
  return [...items.values()];
};
