import { fillTemplate } from '#schemas/template.ts';
import { can as holdsPermission } from '#src/session/can.ts';
import { useSession, type Session } from '#src/session/session-store.ts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { fieldsOf, type Field } from './field.ts';
import { formatValue, labelOfRecord } from './format-value.ts';
import { inSentence } from './in-sentence.ts';
import { isSingle, resourceOf, type RegisterPlace, type RegisterRecord } from './register.ts';

/** What every screen of a register needs to know about it. */
export interface RegisterInfo {
  readonly place: RegisterPlace;
  /** Name of the place for react-admin and for the data provider. */
  readonly resource: string;
  readonly fields: readonly Field[];
  readonly gender: RegisterPlace['title']['gender'];
  /** The name inside a sentence: `cidade`, `cidades`. */
  readonly one: string;
  readonly many: string;
  /** Whether this person may do this with the register at all. */
  readonly can: (action: string) => boolean;
  readonly nameOf: (record: RegisterRecord) => string;
}

const RegisterContext = createContext<RegisterInfo | undefined>(undefined);

/** The register of the screen. */
export function useRegister(): RegisterInfo {
  const info = useContext(RegisterContext);
  if (!info) throw new Error('useRegister fora de RegisterProvider');
  return info;
}

/** Gives the register of a screen to everything inside it. */
export function RegisterProvider({ place, children }: { place: RegisterPlace; children: ReactNode }) {
  const session = useSession();
  const info = useMemo(() => infoOf(place, session), [place, session]);
  return <RegisterContext.Provider value={info}>{children}</RegisterContext.Provider>;
}

export function infoOf(place: RegisterPlace, session: Session | undefined): RegisterInfo {
  const { definicao } = place.register;
  const fields = fieldsOf(definicao.schema);
  return {
    place,
    resource: resourceOf(place),
    fields,
    gender: place.title.gender,
    one: inSentence(place.title.one),
    many: inSentence(place.title.many),
    can: (action) =>
      canDo(place, session, action) ||
      // who may change the only record may also read it
      (action === 'view' && isSingle(place.register) && canDo(place, session, 'edit')),
    nameOf: isSingle(place.register)
      ? () => place.title.many
      : (record) => nameOf(definicao.represent, fields, record),
  };
}

/** In its own place the server said it; a mount has permissions of its own. */
function canDo(place: RegisterPlace, session: Session | undefined, action: string): boolean {
  if (place.lugar === undefined) return place.register.acoes.includes(action);
  const own = place.register.definicao.actions?.find(({ name }) => name === action);
  const permission = own?.permission ?? place.permissions[action as 'list'];
  return permission !== undefined && holdsPermission(session, permission);
}

function nameOf(template: string, fields: readonly Field[], record: RegisterRecord): string {
  const name = fillTemplate(template, labelOfRecord(fields, record));
  if (name !== '') return name;
  const first = fields.find((field) => formatValue(field, record[field.name]) !== '');
  return first ? formatValue(first, record[first.name]) : `nº ${record.id}`;
}
