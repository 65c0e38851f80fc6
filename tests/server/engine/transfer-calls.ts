import type { Importacao, ImportacaoEscolhas } from '#schemas/shapes/importacao.ts';
import type { Person, RegisterWorld } from './register-world.ts';

/** A file as somebody downloads it. */
interface Download {
  readonly status: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** The lines of a CSV without its mark, split into cells where no cell has a separator. */
  readonly lines: readonly (readonly string[])[];
}

/** Exports a register; `query` is what follows the question mark. */
export const download = async (
  world: Pick<RegisterWorld, 'app'>,
  person: Pick<Person, 'token'>,
  register: string,
  query = '',
): Promise<Download> => {
  const response = await world.app.inject({
    method: 'GET',
    url: `/ws/api/${register}/exportar${query && `?${query}`}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  const text = response.rawPayload.toString('utf8').replace(/^\uFEFF/, '');
  return {
    status: response.statusCode,
    name: decodeURIComponent(
      /filename\*=UTF-8''(.+)$/.exec(String(response.headers['content-disposition']))?.[1] ?? '',
    ),
    type: String(response.headers['content-type']),
    bytes: response.rawPayload,
    lines: text
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split(';')),
  };
};

interface SentFile {
  readonly choices?: ImportacaoEscolhas;
  readonly simulate?: boolean;
  readonly name?: string;
  /** Name of file that the client gives to the choices too. */
  readonly choicesName?: string;
  readonly headers?: Record<string, string>;
}

export interface LoadAnswer {
  readonly status: number;
  readonly codigo: string | undefined;
  readonly erros: readonly { readonly campo: string; readonly mensagem: string }[];
  readonly load: Importacao;
}

const edge = 'limite-do-teste';

const part = (name: string, content: Buffer | string, file?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

/** Sends a file to be loaded, with the choices in the part `payload`. */
export const sendFile = async (
  world: Pick<RegisterWorld, 'app'>,
  person: Pick<Person, 'token'>,
  register: string,
  content: Buffer | string,
  { choices, simulate = false, name = 'carga.csv', choicesName, headers = {} }: SentFile = {},
): Promise<LoadAnswer> => {
  const response = await world.app.inject({
    method: 'POST',
    url: `/ws/api/${register}/importar?simular=${String(simulate)}`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
      ...headers,
    },
    payload: Buffer.concat([
      part('payload', JSON.stringify(choices ?? {}), choicesName),
      part('arquivo', content, name),
      Buffer.from(`--${edge}--\r\n`),
    ]),
  });
  const body = response.json<{ payload: Importacao; codigo?: string; erros?: LoadAnswer['erros'] }>();
  return { status: response.statusCode, codigo: body.codigo, erros: body.erros ?? [], load: body.payload };
};

/** The problems of a load, one line each: `line column message`. */
export const problems = ({ load }: LoadAnswer): readonly string[] =>
  load.erros.map(({ linha, coluna = '-', mensagem }) => `${linha} ${coluna}: ${mensagem}`);

/** What a load counts. */
export const counts = ({
  load,
}: LoadAnswer): Pick<Importacao, 'incluir' | 'alterar' | 'semMudanca' | 'comErro'> => {
  const { incluir, alterar, semMudanca, comErro } = load;
  return { incluir, alterar, semMudanca, comErro };
};
