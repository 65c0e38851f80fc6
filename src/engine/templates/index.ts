import type { FormProps } from '@rjsf/core';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';
import { RowsTemplate } from './RowsTemplate.tsx';
import { RowTemplate } from './RowTemplate.tsx';

const Nothing = (): null => null;

/** How rjsf draws: sections, fields and grids are ours; help and errors are inside the field. */
export const templates: FormProps['templates'] = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
};
