import { anyPerson } from '#schemas/any-person.ts';
import type { Action, Permissions } from '#schemas/generated-definition.ts';
import type { PermissaoItem } from '#schemas/shapes/permissao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { permissionActions } from '#schemas/permissions.ts';
import { modelsInForce } from '#server/engine/model/models-in-force.ts';

/** Permissions that the registers declare: their actions, their fields and their buttons, grouped by register. */
export const registerPermissions = (): PermissaoItem[] => {
  const items = new Map<string, PermissaoItem>();
  for (const { definition } of modelsInForce().values()) {
    addPlace(items, definition.permissions, {
      area: definition.area,
      grupo: definition.title.many,
      buttons: definition.actions ?? [],
    });
    for (const { menu, title, permissions } of definition.mounts ?? [])
      if (permissions)
        addPlace(items, permissions, {
          area: menu?.section ?? definition.area,
          grupo: title?.many ?? definition.title.many,
          buttons: [],
        });
  }
  return [...items.values()];
};

interface Place extends Pick<PermissaoItem, 'area' | 'grupo'> {
  readonly buttons: readonly Pick<Action, 'permission' | 'title'>[];
}

const addPlace = (
  items: Map<string, PermissaoItem>,
  permissions: Permissions,
  { area, grupo, buttons }: Place,
): void => {
  const add = (nome: string | undefined, item: Pick<PermissaoItem, 'titulo' | 'abre' | 'acao'>): void => {
    if (nome !== undefined && nome !== anyPerson && !items.has(nome))
      items.set(nome, { nome, ...item, grupo, area });
  };
  for (const acao of permissionActions)
    add(permissions[acao], {
      titulo: mensagem(`registro.permissao.${acao}`),
      abre: mensagem(`registro.permissaoAbre.${acao}`),
      acao,
    });
  for (const [nome, titulo] of Object.entries(permissions.fields ?? {})) add(nome, { titulo });
  for (const { permission, title } of buttons) add(permission, { titulo: title });
};
