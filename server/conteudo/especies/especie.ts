import type { EspecieComum } from '#schemas/especies.ts';
import type { ptBR } from '#schemas/messages/index.ts';
import type { Permission } from '#schemas/permissions.ts';

/** What the server knows of a kind of content: where it is kept, of which register its type is, and what of all kinds is of it. */
interface EspecieDoServidor extends EspecieComum {
  /** What it is called where a reason speaks of it: `documento.especie`. */
  readonly nome: keyof typeof ptBR.documento.especie;
  /** The words that go with its number when somebody says it, without accents. */
  readonly palavras: string;
  readonly permissoes: {
    /** Without one, whoever reaches the content may. */
    readonly editar?: Permission;
    readonly consultar?: Permission;
    readonly tramitar: Permission;
  };
  /** The register of its types: the column of its table is that with `_id`. Some have none. */
  readonly registro?: 'tipo_documento' | 'tipo_processo';
  /** The register whose records say what is filled in it, where it is not that of its types. */
  readonly camposDe?: 'modelo_documento';
  /**
   * Somebody from outside made it: it ends by an outcome that they are told, is not removed, and is closed to all but the unit that
   * has it.
   */
  readonly deFora?: true;
  /** It is signed: by whoever is named, or only with a certificate. */
  readonly assinatura?: 'qualquer' | 'certificado';
  /** Has pages of which a copy with parts covered is made. */
  readonly copiaComTarja?: true;
  /** Its class and its term change after it was concluded. */
  readonly reclassifica?: true;
  /** Other contents are in it: as pieces, for good, or until it is opened, and travel with it; or it only names them. */
  readonly reune?: 'pecas' | 'itens' | 'referencias';
}

export type Especie = EspecieDoServidor & (Publicavel | SemPublicacao);

/** Of both, `tabela` is the table that holds what the kind adds to `conteudo`, with the same id. */
interface Publicavel {
  /** Has the code of its public page. */
  readonly tabela: 'documento' | 'processo';
  /** It may stand on the public page, where it is found by its number and its subject, or by its text too. */
  readonly publica: 'assunto' | 'texto';
}

interface SemPublicacao {
  readonly tabela: 'protocolo' | 'solicitacao' | 'lote' | 'dossie' | 'lote_solicitacoes' | 'peca_arquivo';
  readonly publica?: undefined;
}
