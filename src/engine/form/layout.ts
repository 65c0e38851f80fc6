import type { Section } from '#schemas/generated-definition.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import type { Field } from '../field.ts';

/** A field in its place: how many of the four columns it takes. */
interface PlacedField {
  field: Field;
  span: 1 | 2 | 3 | 4;
  /** The same where there are only two columns. */
  narrow: 1 | 2;
}

/** A line of the form; switches stand side by side instead of in columns. */
export interface Line {
  kind: 'columns' | 'switches' | 'rows';
  fields: PlacedField[];
}

export interface FormSection {
  id: string;
  title: string;
  description?: string;
  /** Page of the form that it is on, when the form has pages. */
  tab?: string;
  lines: Line[];
  names: string[];
}

/** The sections of a register, as declared; fields that no section places go to one of their own. */
export function sectionsOf(
  form: readonly Section[] | undefined,
  fields: readonly Field[],
  fallback: string,
): FormSection[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const declared = (form ?? []).map(({ title, description, tab, fields: lines }, index) => ({
    id: `secao-${index + 1}`,
    title,
    description,
    tab,
    lines: joined(lines.flatMap((names) => linesOf(names.flatMap((name) => byName.get(name) ?? [])))),
    names: lines.flat().filter((name) => byName.has(name)),
  }));
  const placed = new Set(declared.flatMap(({ names }) => names));
  const loose = fields.filter(({ name }) => !placed.has(name));
  const rest = {
    id: `secao-${declared.length + 1}`,
    title: fallback,
    lines: loose.flatMap((field) => linesOf([field])),
    names: loose.map(({ name }) => name),
  };
  return [...declared, rest].filter(({ names }) => names.length > 0);
}

/** The sections with only the fields in which a text stands: in their name, their explanation or their choices. */
export function searchSections(sections: readonly FormSection[], typed: string): FormSection[] {
  return sections
    .map((section) => {
      const whole = matchesText(section.title, typed);
      const lines = section.lines
        .map((line) => ({ ...line, fields: line.fields.filter(({ field }) => whole || says(field, typed)) }))
        .filter(({ fields }) => fields.length > 0);
      return {
        ...section,
        lines,
        names: lines.flatMap(({ fields }) => fields.map(({ field }) => field.name)),
      };
    })
    .filter(({ names }) => names.length > 0);
}

const says = ({ title, property }: Field, typed: string): boolean =>
  [title, property.description ?? '', ...Object.values(property['x-labels'] ?? {})].some((part) =>
    matchesText(part, typed),
  );

/** Lines of switches that follow one another are one group, so that they stand under each other. */
function joined(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    if (before?.kind === 'switches' && line.kind === 'switches') before.fields.push(...line.fields);
    else result.push(line);
  }
  return result;
}

const wide = (field: Field): boolean =>
  field.kind === 'rows' ||
  field.kind === 'permission-matrix' ||
  field.kind === 'custom' ||
  field.kind === 'textarea' ||
  field.kind === 'code';

/** A declared line, cut where a field needs the whole width. */
function linesOf(fields: readonly Field[]): Line[] {
  const lines: Line[] = [];
  let together: Field[] = [];
  const close = (): void => {
    if (together.length > 0) lines.push(columns(together));
    together = [];
  };
  for (const field of fields) {
    if (!wide(field)) together.push(field);
    else {
      close();
      lines.push({
        kind: field.kind === 'rows' ? 'rows' : 'columns',
        fields: [{ field, span: 4, narrow: 2 }],
      });
    }
  }
  close();
  return lines;
}

function columns(fields: readonly Field[]): Line {
  if (fields.every(({ kind }) => kind === 'boolean'))
    return { kind: 'switches', fields: fields.map((field) => ({ field, span: 1, narrow: 1 })) };
  return { kind: 'columns', fields: spans(fields) };
}

/** Each field has the width of its datum; long ones share what is left of the line. */
function spans(fields: readonly Field[]): PlacedField[] {
  const own = grown(fields, shrunk(fields.map(naturalSpan)));
  const placed = own.map((span) => Math.min(4, Math.max(1, span)) as PlacedField['span']);
  return fields.map((field, index) => ({
    field,
    span: placed[index] ?? 1,
    narrow: narrowSpan(placed, index),
  }));
}

const sum = (spans: readonly number[]): number => spans.reduce((total, span) => total + span, 0);

/** Takes a column from the last of the widest until the line fits. */
function shrunk(spans: readonly number[]): readonly number[] {
  const widest = Math.max(...spans);
  if (sum(spans) <= 4 || widest <= 1) return spans;
  return shrunk(spans.with(spans.lastIndexOf(widest), widest - 1));
}

/** Gives what is left to the fields that gain by it: two columns to one alone, one to each of several. */
function grown(fields: readonly Field[], spans: readonly number[]): readonly number[] {
  return fields.reduce((now, field, index) => {
    const room = Math.min(4 - sum(now), fields.length === 1 ? 2 : 1);
    return grows(field) && room > 0 ? now.with(index, (now[index] ?? 1) + room) : now;
  }, spans);
}

/** With two columns a pair shares the line, and of three the widest has a line of its own when it is at an end. */
function narrowSpan(spans: readonly number[], index: number): 1 | 2 {
  if (spans.length === 1) return spans[0] === 1 ? 1 : 2;
  const widest = spans.indexOf(Math.max(...spans));
  return spans.length === 3 && widest !== 1 && widest === index && (spans[index] ?? 1) > 1 ? 2 : 1;
}

const grows = ({ kind, property }: Field): boolean =>
  kind === 'relations' ||
  kind === 'texts' ||
  kind === 'enums' ||
  (kind === 'text' && (property.maxLength ?? 100) >= 60);

function naturalSpan({ kind, property }: Field): number {
  switch (kind) {
    case 'relation':
    case 'tree':
    case 'relations':
    case 'enums':
    case 'weekdays':
    case 'image':
    case 'file':
    case 'texts':
      return 2;
    case 'text':
    case 'computed':
    case 'worked-out':
      return (property.maxLength ?? 100) > 40 ? 2 : 1;
    case 'enum':
      return Math.max(...Object.values(property['x-labels'] ?? {}).map(({ length }) => length), 0) > 26
        ? 2
        : 1;
    default:
      return 1;
  }
}

/** The pages of a long form, in order; none when its sections name no more than one. */
export function tabsOf(sections: readonly FormSection[]): string[] {
  const names = [...new Set(sections.flatMap(({ tab }) => tab ?? []))];
  return names.length > 1 ? names : [];
}
