// Written by "npm run gen" from the JSON Schemas; change those, never this file.

/**
 * Register name: file name, URL segment and, with underscores, table name.
 */
export type RegisterName = string;
/**
 * Section of the sidebar.
 */
export type MenuSection = 'principal' | 'opcoes-usuario' | 'administracao' | 'workflow';
/**
 * Written out in full, never composed. autenticado: any signed-in person, where the hook decides who.
 */
export type PermissionName = string;
/**
 * Row filter for reads and writes.
 */
export type Scope =
  | ScopeKind
  | {
      by: ScopeKind;
      field: FieldName;
    };
/**
 * Which relation narrows the rows.
 */
export type ScopeKind = 'own-unit' | 'own-organisation' | 'own-user';
/**
 * camelCase, letters without accents.
 */
export type FieldName = string;
export type RegisterProperty = {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /**
   * Label.
   */
  title: string;
  /**
   * Help shown with the field.
   */
  description?: string;
  /**
   * Shown inside the empty field.
   */
  examples?: (string | number)[];
  /**
   * Value of a new record.
   */
  default?: string | number | boolean | unknown[] | {};
  /**
   * Shown, and written only by the server (its hook); not in rows.
   */
  readOnly?: true;
  enum?: EnumValues;
  const?: string | number | boolean;
  minLength?: number;
  maxLength?: number;
  /**
   * Regular expression.
   */
  pattern?: string;
  format?: FormatName;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: RowSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  'x-labels'?: Labels;
  'x-relation'?: Relation;
  /**
   * With x-relation to the register itself: a tree without cycles.
   */
  'x-tree'?: true;
  /**
   * A grid of rows kept in a child table.
   */
  'x-rows'?: true;
  /**
   * No two records, or rows of one record, with the same value; empty ones may repeat.
   */
  'x-unique'?: true;
  /**
   * 9 digit, A letter, * either; the rest is literal.
   */
  'x-mask'?: string;
  'x-suggest'?: Suggestion;
  /**
   * A value that escapes minimum and maximum.
   */
  'x-except'?: number;
  'x-compare'?: Compare;
  'x-when'?: When;
  'x-widget'?: WidgetName;
  'x-image'?: Image;
  'x-file'?: File;
  /**
   * Write-only.
   */
  'x-secret'?: true;
  /**
   * Template over the record; shown, not stored.
   */
  'x-computed'?: string;
  'x-permission'?: FieldPermission;
  /**
   * Kept, and nothing in the product reads it yet: the form says so.
   */
  'x-idle'?: true;
  /**
   * camelCase, letters without accents.
   */
  'x-renamed-from'?: string;
};
export type EnumValues = (string | number)[];
/**
 * Stored in one canonical form, shown masked.
 */
export type FormatName =
  | 'email'
  | 'date'
  | 'date-time'
  | 'hora'
  | 'cpf'
  | 'cnpj'
  | 'cpf-cnpj'
  | 'cep'
  | 'telefone'
  | 'uri'
  | 'nup'
  | 'cron';
/**
 * Groups of fields that together are unique.
 */
export type UniqueTogether = FieldName[][];
/**
 * Named widget. meter shows a percentage as a bar that warns when nearly full, progress one that goes to its end, bytes a size in its unit, link an address of the product. permission-matrix takes the list of the permission catalogue that has the name of the property.
 */
export type WidgetName =
  | 'textarea'
  | 'rich-text'
  | 'image'
  | 'file'
  | 'color'
  | 'password'
  | 'weekdays'
  | 'permission-matrix'
  | 'radio'
  | 'checkboxes'
  | 'code'
  | 'meter'
  | 'progress'
  | 'bytes'
  | 'money'
  | 'link'
  | 'corpo-documento'
  | 'exemplo-numeracao';
export type FieldPermission =
  | PermissionName
  | {
      read?: PermissionName;
      write?: PermissionName;
    };
export type SortName = string;

/**
 * A register: one file gives table, API, list, form, menu and permissions. The vocabulary is closed.
 */
export interface RegisterDefinition {
  $schema?: string;
  name: RegisterName;
  /**
   * Top-level area where its screens live: /<area>/<name>.
   */
  area: 'principal' | 'opcoes-usuario' | 'administracao' | 'workflow';
  /**
   * Last part of the address of its screens, when it is not the name: /<area>/<path>.
   */
  path?: string;
  title: Title;
  /**
   * One sentence shown under the title of the list.
   */
  description?: string;
  /**
   * Template over the record that names it everywhere, for example "{cidade}/{estado}".
   */
  represent: string;
  menu?: Menu;
  permissions: Permissions;
  /**
   * table: full register; single: one record, edit only; list: read only; view: list and consultation.
   */
  kind?: 'table' | 'single' | 'list' | 'view';
  /**
   * hook: the rows come from server/** /<name>.hook.ts instead of a table.
   */
  source?: 'hook';
  screen?: Screens;
  /**
   * Further places where the same register appears.
   */
  mounts?: Mount[];
  /**
   * Buttons of the record or of the list, done by the hook.
   */
  actions?: Action[];
  schema: RecordSchema;
  /**
   * Sections of the form and of the consultation page, in order; each field once.
   */
  form?: Section[];
  /**
   * Cards beside the form, below it where there is no room.
   */
  help?: HelpCard[];
  /**
   * Said on the import page: what a sheet of this register has and does not have.
   */
  importHelp?: string;
  live?: Condition1;
  list?: List;
}
export interface Title {
  /**
   * Grammatical gender of the name: `Novo cargo`, `Nova cidade`.
   */
  gender: 'm' | 'f';
  /**
   * Singular.
   */
  one: string;
  /**
   * Plural.
   */
  many: string;
}
export interface Menu {
  section: MenuSection;
  /**
   * Key of the item, for example cadastro.cidades.
   */
  key: string;
  /**
   * Name of a lucide icon.
   */
  icon: string;
  /**
   * Ascending inside the section.
   */
  order: number;
  /**
   * Name of the page, when it is not the plural of its records.
   */
  title?: string;
  /**
   * Shown only to administrators of the installation, or also to those of an organisation.
   */
  role?: 'administrador' | 'algumAdministrador';
}
/**
 * The actions named here are the ones that exist.
 */
export interface Permissions {
  list?: PermissionName;
  create?: PermissionName;
  edit?: PermissionName;
  view?: PermissionName;
  remove?: PermissionName;
  /**
   * Permissions that x-permission names, each with its label.
   */
  fields?: {
    /**
     * Label of the permission.
     */
    [k: string]: string;
  };
}
/**
 * Views that are bespoke screens; the data part stays.
 */
export interface Screens {
  list?: 'custom';
  create?: 'custom';
  edit?: 'custom';
  view?: 'custom';
}
export interface Mount {
  /**
   * Path of the list there, for example opcoes-usuario/ausencia.
   */
  path: string;
  title?: Title;
  menu?: Menu;
  permissions?: Permissions;
  scope?: Scope;
}
export interface Action {
  name: FieldName;
  /**
   * Text of the button.
   */
  title: string;
  /**
   * Where the button is.
   */
  on: 'record' | 'list';
  permission: PermissionName;
  /**
   * Name of a lucide icon.
   */
  icon?: string;
  /**
   * An action of the record that is also offered for a selection of the list: asked once, done to each.
   */
  many?: true;
  /**
   * Question asked before it runs.
   */
  confirm?: string;
  input?: ActionInput;
}
/**
 * What the person fills in before it runs; plain fields, handed to the hook as the body.
 */
export interface ActionInput {
  type: 'object';
  /**
   * Fields that must be filled.
   */
  required?: FieldName[];
  properties: Properties;
}
export interface Properties {
  [k: string]: RegisterProperty;
}
/**
 * A row of x-rows, or the plain values of an array.
 */
export interface RowSchema {
  /**
   * What one row of x-rows is, as `Incluir assinante fixo` says it.
   */
  title?: string;
  type: 'object' | 'string' | 'integer' | 'number';
  /**
   * Columns that must be filled.
   */
  required?: FieldName[];
  properties?: Properties;
  'x-unique'?: UniqueTogether;
  enum?: EnumValues;
  'x-labels'?: Labels;
  minLength?: number;
  maxLength?: number;
  /**
   * Regular expression.
   */
  pattern?: string;
  format?: FormatName;
  minimum?: number;
  maximum?: number;
}
/**
 * Label of each enum value.
 */
export interface Labels {
  [k: string]: string;
}
/**
 * Another register: integer for n-1, array of integers for n-n.
 */
export interface Relation {
  resource: RegisterName;
  label?: FieldName;
  /**
   * Narrows the choices: value, or "{campo}" of the row or of the form.
   */
  filter?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * What a new record starts with, unless the person changes it: a field of a register of one record, such as the settings.
 */
export interface Suggestion {
  resource: RegisterName;
  field: FieldName;
}
/**
 * Compared with other fields; only where both are filled.
 */
export interface Compare {
  gt?: FieldName;
  gte?: FieldName;
  lt?: FieldName;
  lte?: FieldName;
  eq?: FieldName;
  ne?: FieldName;
}
export interface When {
  show?: Condition;
  require?: Condition;
}
/**
 * A small JSON Schema over the record; a named field that is absent makes it false.
 */
export interface Condition {
  /**
   * Fields that must be filled.
   */
  required?: FieldName[];
  properties?: {
    [k: string]: ValueCondition;
  };
  anyOf?: Condition[];
  allOf?: Condition[];
  not?: Condition;
}
/**
 * What the value of one field must be.
 */
export interface ValueCondition {
  const?: string | number | boolean;
  enum?: (string | number | boolean)[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  contains?: ValueCondition;
  not?: ValueCondition;
}
/**
 * Limits of an image, checked by its content; the value is the id of the stored file.
 */
export interface Image {
  types: ('image/png' | 'image/jpeg')[];
  /**
   * Pixels.
   */
  minWidth?: number;
  /**
   * Pixels.
   */
  maxWidth?: number;
  /**
   * Pixels.
   */
  minHeight?: number;
  /**
   * Pixels.
   */
  maxHeight?: number;
}
/**
 * What a file may be: its kinds, told by the content, and its size; without types, every kind that is kept. The value is the id of the stored file.
 */
export interface File {
  types?: (
    'pdf' | 'png' | 'jpg' | 'txt' | 'csv' | 'xml' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'zip'
  )[];
  /**
   * Megabytes; what the settings allow for every file holds too.
   */
  maxSize?: number;
}
export interface RecordSchema {
  type: 'object';
  /**
   * Fields that must be filled.
   */
  required?: FieldName[];
  properties: Properties;
  'x-unique'?: UniqueTogether;
  'x-scope'?: Scope;
}
export interface Section {
  /**
   * Title of the section.
   */
  title: string;
  /**
   * Help of the section.
   */
  description?: string;
  /**
   * Sections with the same tab share a page of a long form.
   */
  tab?: string;
  /**
   * Lines of the form, each with one to four fields.
   */
  fields: FieldName[][];
}
export interface HelpCard {
  /**
   * camelCase, letters without accents.
   */
  field?: string;
  /**
   * Title of the card.
   */
  title: string;
  /**
   * What helps to fill the form.
   */
  text: string;
  /**
   * Values ready to be copied.
   */
  examples?: string[];
}
/**
 * A small JSON Schema over the record; a named field that is absent makes it false.
 */
export interface Condition1 {
  /**
   * Fields that must be filled.
   */
  required?: FieldName[];
  properties?: {
    [k: string]: ValueCondition;
  };
  anyOf?: Condition[];
  allOf?: Condition[];
  not?: Condition;
}
export interface List {
  /**
   * Columns shown at first, in order.
   */
  columns: FieldName[];
  /**
   * Fields offered as filters.
   */
  filters?: FieldName[];
  /**
   * What an empty list says, when nobody writes its records here.
   */
  empty?: string;
  /**
   * Text fields that the quick search reads.
   */
  search?: FieldName[];
  /**
   * Orders offered, "campo,asc"; the first one is used until the person chooses.
   */
  sort: SortName | SortName[];
}
export interface Suggestion1 {
  resource: RegisterName;
  field: FieldName;
}
