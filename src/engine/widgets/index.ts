import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FieldKind } from '../field.ts';
import { ChecksWidget } from './ChecksWidget.tsx';
import { ColorWidget } from './ColorWidget.tsx';
import { ComputedWidget } from './ComputedWidget.tsx';
import { CustomWidget } from './CustomWidget.tsx';
import { DateTimeWidget } from './DateTimeWidget.tsx';
import { DateWidget } from './DateWidget.tsx';
import { EnumWidget } from './EnumWidget.tsx';
import { FileWidget } from './FileWidget.tsx';
import { HourWidget } from './HourWidget.tsx';
import { MaskWidget } from './MaskWidget.tsx';
import { NumberWidget } from './NumberWidget.tsx';
import { PermissionMatrixWidget } from './PermissionMatrixWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { RelationWidget } from './RelationWidget.tsx';
import { SecretWidget } from './SecretWidget.tsx';
import { ShownWidget } from './ShownWidget.tsx';
import { SwitchWidget } from './SwitchWidget.tsx';
import { TextareaWidget } from './TextareaWidget.tsx';
import { TextsWidget } from './TextsWidget.tsx';
import { TextWidget } from './TextWidget.tsx';

const byKind: Record<Exclude<FieldKind, 'rows'>, ComponentType<WidgetProps>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  code: TextareaWidget,
  number: NumberWidget,
  money: NumberWidget,
  boolean: SwitchWidget,
  enum: EnumWidget,
  radio: RadioWidget,
  enums: ChecksWidget,
  weekdays: ChecksWidget,
  texts: TextsWidget,
  date: DateWidget,
  'date-time': DateTimeWidget,
  hora: HourWidget,
  mask: MaskWidget,
  relation: RelationWidget,
  relations: RelationWidget,
  tree: RelationWidget,
  image: FileWidget,
  file: FileWidget,
  color: ColorWidget,
  secret: SecretWidget,
  'permission-matrix': PermissionMatrixWidget,
  computed: ComputedWidget,
  meter: ShownWidget,
  bytes: ShownWidget,
  link: ShownWidget,
  'worked-out': CustomWidget,
  custom: CustomWidget,
};

/** The widgets by the names that the uiSchema uses: one for each kind of field. */
export const widgets: RegistryWidgetsType = Object.fromEntries(
  Object.entries(byKind).map(([kind, widget]) => [`cadastro-${kind}`, widget]),
);
