import type { Problem } from '#schemas/check-definition.ts';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** Words that hold for a field of the record and not for a column of its rows, which are read and written whole. */
const ofRecordOnly = ['x-secret', 'x-permission', 'readOnly'] as const;

/** Refuses in rows what the engine would not enforce there. */
export const rowProblems = ({ schema }: RegisterDefinition): readonly Problem[] =>
  Object.entries(schema.properties).flatMap(([name, property]) =>
    inRows(property, `/schema/properties/${name}`),
  );

const inRows = (property: RegisterProperty, pointer: string): readonly Problem[] =>
  Object.entries(property.items?.properties ?? {}).flatMap(([name, column]) => {
    const place = `${pointer}/items/properties/${name}`;
    const own = ofRecordOnly
      .filter((word) => column[word] !== undefined)
      .map((palavra) => ({
        pointer: `${place}/${palavra}`,
        reason: mensagem('registro.recusa.foraDaLinha', { palavra }),
      }));
    return [...own, ...inRows(column, place)];
  });
