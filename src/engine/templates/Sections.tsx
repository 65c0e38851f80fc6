import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { Sheet } from '#src/ui/Sheet.tsx';
import { useForm } from '../form/form-context.ts';
import type { FormSection, Line } from '../form/layout.ts';
import styles from './Form.module.css';

/** One sheet for each section that has something to show. */
export function Sections({ properties }: ObjectFieldTemplateProps) {
  const { sections, note, tab, plain = false } = useForm();
  const contents = new Map(
    properties.filter(({ hidden }) => !hidden).map(({ name, content }) => [name, content]),
  );
  const shown = sections.filter(({ names }) => names.some((name) => contents.has(name)));
  // the other pages stay in place, out of sight: what was typed there stays too
  return shown.map((section, index) => (
    <div key={section.id} hidden={tab !== undefined && section.tab !== undefined && section.tab !== tab}>
      {plain ? (
        <PlainSection section={section} contents={contents} titled={shown.length > 1} />
      ) : (
        <Section section={section} contents={contents} note={index === 0 ? note : undefined} />
      )}
    </div>
  ));
}

interface SectionProps {
  section: FormSection;
  contents: ReadonlyMap<string, ReactElement>;
  note: string | undefined;
}

function Section({ section, contents, note }: SectionProps) {
  const { id, title, description, lines, names } = section;
  const [only] = lines;
  // a grid alone in its section is the sheet itself, with its button in the head
  if (names.length === 1 && only?.kind === 'rows')
    return (
      <div id={id} className={styles.anchor}>
        {contents.get(names[0] ?? '')}
      </div>
    );
  return (
    <Sheet
      id={id}
      title={title}
      side={note && <span className={styles.note}>{note}</span>}
      className={styles.section}
    >
      {description !== undefined && <p className={styles.intro}>{description}</p>}
      {lines.map((line, index) => (
        <SectionLine key={index} line={line} contents={contents} />
      ))}
    </Sheet>
  );
}

/** The same without a sheet around it. */
function PlainSection({ section, contents, titled }: Omit<SectionProps, 'note'> & { titled: boolean }) {
  return (
    <div className={styles.section}>
      <div>
        {titled && <h3>{section.title}</h3>}
        {section.lines.map((line, index) => (
          <SectionLine key={index} line={line} contents={contents} />
        ))}
      </div>
    </div>
  );
}

function SectionLine({ line, contents }: { line: Line; contents: ReadonlyMap<string, ReactElement> }) {
  const fields = line.fields.filter(({ field }) => contents.has(field.name));
  if (fields.length === 0) return null;
  if (line.kind === 'rows')
    return <div className={styles.innerRows}>{contents.get(fields[0]?.field.name ?? '')}</div>;
  if (line.kind === 'switches') {
    const explained =
      fields.length > 3 || fields.some(({ field }) => field.property.description !== undefined);
    return (
      <div className={explained ? styles.explainedSwitches : styles.switches}>
        {fields.map(({ field }) => contents.get(field.name))}
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      {fields.map(({ field, span, narrow }) => (
        <div
          key={field.name}
          className={styles.cell}
          data-span={span}
          data-narrow={narrow}
          data-switch={field.kind === 'boolean'}
        >
          {contents.get(field.name)}
        </div>
      ))}
    </div>
  );
}
