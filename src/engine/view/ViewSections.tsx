import { Sheet } from '#src/ui/Sheet.tsx';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { columnTitle } from '../list/column-title.ts';
import { sectionsOf } from '../form/layout.ts';
import { fieldsNow } from '../form/visibility.ts';
import type { Field } from '../field.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { ViewRows } from './ViewRows.tsx';
import { ViewValue } from './ViewValue.tsx';
import styles from './View.module.css';

/** The sections of the form, read only: label above, value below; what does not apply to this record is left out. */
export function ViewSections({ record }: { record: RegisterRecord }) {
  const { place, fields } = useRegister();
  const { isShown } = fieldsNow(fields, record);
  const shown = fields.filter((field) => field.kind !== 'secret' && isShown(field));
  const sections = sectionsOf(place.register.definicao.form, fields, place.title.one)
    .map((section) => ({
      ...section,
      fields: section.names.flatMap((name) => shown.filter((field) => field.name === name)),
    }))
    .filter((section) => section.fields.length > 0);
  return (
    <>
      {sections.map(({ id, title, fields: inside }) => (
        <ViewSection key={id} title={title} fields={inside} record={record} />
      ))}
      <Provenance record={record} />
    </>
  );
}

interface SectionProps {
  title: string;
  fields: readonly Field[];
  record: RegisterRecord;
}

function ViewSection({ title, fields, record }: SectionProps) {
  const [only] = fields;
  if (fields.length === 1 && only?.kind === 'rows')
    return (
      <Sheet title={title} flush>
        <ViewRows field={only} rows={record[only.name]} />
      </Sheet>
    );
  return (
    <Sheet title={title} className={styles.section}>
      <dl className={styles.facts}>
        {fields.map((field) => (
          <div key={field.name} className={wide.has(field.kind) ? styles.wide : undefined}>
            <dt>{columnTitle(field)}</dt>
            <dd>
              <ViewValue field={field} record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const wide: ReadonlySet<Field['kind']> = new Set(['rows', 'textarea', 'code', 'permission-matrix', 'custom']);

/** Who created and who last changed the record. */
function Provenance({ record }: { record: RegisterRecord }) {
  const text = useText();
  const parts = [
    moment(record['criadoEm'], record.rotulos?.['criadoPor'], (data, quem) =>
      quem === undefined
        ? text('cadastro.formulario.cadastradoEm', { data })
        : text('cadastro.formulario.cadastrado', { data, quem }),
    ),
    moment(record['alteradoEm'], record.rotulos?.['alteradoPor'], (data, quem) =>
      quem === undefined || record['alteradoEm'] === record['criadoEm']
        ? undefined
        : text('cadastro.formulario.alterado', { data, quem }),
    ),
  ];
  const written = parts.filter((part) => part !== undefined);
  return written.length === 0 ? null : <p className={styles.provenance}>{written.join(' · ')}</p>;
}

function moment<T>(
  value: unknown,
  quem: unknown,
  write: (data: string, quem: string | undefined) => T,
): T | undefined {
  return typeof value === 'string'
    ? write(formatDay(value), typeof quem === 'string' ? quem : undefined)
    : undefined;
}
