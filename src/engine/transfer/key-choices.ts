import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { text } from '#src/i18n/text.ts';

/** What may recognise a record of a register in a file: its unique fields, one or several together, and its number. */
export function keyChoices({ schema }: RegisterDefinition): { value: string; label: string }[] {
  const titleOf = (name: string): string => schema.properties[name]?.title ?? name;
  const single = Object.entries(schema.properties).flatMap(([name, property]) =>
    property['x-unique'] ? [[name]] : [],
  );
  return [
    ...[...single, ...(schema['x-unique'] ?? [])].map((names) => ({
      value: names.join(','),
      label: names.map(titleOf).join(' + '),
    })),
    { value: 'id', label: text('carga.chave.identificador') },
  ];
}
