import { defined } from '#schemas/defined.ts';
import { text } from '#src/i18n/text.ts';
import { headingOf, isSingle, type RegisterPlace } from './register.ts';

/** One step of the path shown above the title. */
interface Crumb {
  label: string;
  to?: string;
}

/** The area of a register and, inside its screens, the list. */
export function areaCrumb(place: RegisterPlace, ...deeper: string[]): Crumb[] {
  const area = place.base.split('/')[1] ?? '';
  const names: Record<string, string> = {
    administracao: text('cadastro.areas.administracao'),
    workflow: text('cadastro.areas.workflow'),
    principal: text('cadastro.areas.principal'),
    'opcoes-usuario': text('cadastro.areas.opcoesUsuario'),
  };
  const first = {
    label: names[area] ?? area,
    ...defined({ to: area === 'administracao' ? '/administracao' : undefined }),
  };
  if (deeper.length === 0) return [first, { label: text('cadastro.cadastros') }];
  if (isSingle(place.register)) return [first, { label: place.title.many }];
  return [first, { label: headingOf(place), to: place.base }, ...deeper.map((label) => ({ label }))];
}
