import type { RegisterProperty } from '#schemas/generated-definition.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** More than these are only examples. */
const most = 6;

/** That a value is none of those of the field, and which they are, as the export writes them. */
export const noneOfTheValues = (property: RegisterProperty): string => {
  const source: Pick<RegisterProperty, 'enum' | 'x-labels'> = property.enum
    ? property
    : (property.items ?? {});
  const { enum: values = [], 'x-labels': labels = {} } = source;
  const said = mensagem('validacao.enum', { param: property.title });
  if (values.length === 0) return said;
  const names = values
    .slice(0, most)
    .map((value) => labels[value] ?? String(value))
    .join(', ');
  return values.length > most
    ? `${said} ${mensagem('importacao.porExemplo', { exemplo: names })}`
    : `${said} ${mensagem('importacao.valores', { valores: names })}`;
};
