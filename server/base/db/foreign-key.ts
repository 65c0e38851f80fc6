/** A column that points to a record, as the database itself knows it. */
export interface ForeignKey {
  readonly esquema: string;
  readonly tabela: string;
  readonly coluna: string;
}
