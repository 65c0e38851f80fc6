import type { ComponentType } from 'react';
import type { WidgetName } from '#schemas/generated-definition.ts';
import type { Field } from '../field.ts';

/** What a widget of another part of the product is given. */
export interface CustomWidgetProps {
  id: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  readOnly: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** The whole record as typed so far. */
  values: Readonly<Record<string, unknown>>;
}

const widgets = new Map<WidgetName, ComponentType<CustomWidgetProps>>();

/** Gives a component to the fields whose `x-widget` has this name; a screen of the product does it before the first form. */
export function registerWidget(name: WidgetName, component: ComponentType<CustomWidgetProps>): void {
  widgets.set(name, component);
}

/** The component of a named widget, if any part of the product brought one. */
export const customWidget = (name: WidgetName | undefined): ComponentType<CustomWidgetProps> | undefined =>
  name === undefined ? undefined : widgets.get(name);
