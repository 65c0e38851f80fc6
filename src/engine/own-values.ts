import type { Session } from '#src/session/session-store.ts';
import { fieldsOf } from './field.ts';
import type { RegisterPlace } from './register.ts';

/** In a place for one's own records, the field that says whose they are comes filled. */
export function ownValues(place: RegisterPlace, session: Session | undefined): Record<string, number> {
  const { definicao } = place.register;
  const scope = definicao.mounts?.find(({ path }) => path === place.lugar)?.scope;
  if (!session || scope === undefined) return {};
  const by = typeof scope === 'string' ? scope : scope.by;
  const { usuario, idUnidadeLogada, departamento } = session.dados;
  const own = {
    'own-user': ['usuario', usuario.idUsuario],
    'own-unit': ['unidade', idUnidadeLogada],
    'own-organisation': ['organizacao-interna', departamento.idOrganizacaoInterna],
  } as const;
  const [target, value] = own[by];
  const field =
    typeof scope === 'string'
      ? fieldsOf(definicao.schema).find(
          ({ required, property }) => required && property['x-relation']?.resource === target,
        )?.name
      : scope.field;
  return field === undefined ? {} : { [field]: value };
}
