import { date } from '../formats/date.ts';
import type { CampoConteudo, CampoValor, RegraCampo } from '../shapes/campos.ts';
import { maskPattern } from '../masks.ts';
import { textsOf } from '../messages/format.ts';
import { validacao } from '../messages/pt-BR/validacao.ts';
import { decimalsIn } from '../read-number.ts';
import { tipoCampo } from './tipo-campo.ts';

/** The browser checks with it too: only the texts of validation come along. */
const mensagem = textsOf({ validacao });

/** What a field says of what may be written in it. */
type CampoShape = Pick<
  CampoConteudo,
  | 'rotulo'
  | 'tipo'
  | 'obrigatorio'
  | 'tamanhoMaximo'
  | 'mascara'
  | 'casasDecimais'
  | 'minimo'
  | 'maximo'
  | 'opcoes'
  | 'regras'
>;

/** Whether a text is what the expression of a rule says: RE2 on the server, the browser's own there. */
type Accepts = (expression: string, text: string) => boolean;

export const isEmptyCampo = (valor: CampoValor | undefined): boolean =>
  valor === undefined ||
  (typeof valor === 'string' ? valor.trim() === '' : Array.isArray(valor) && valor.length === 0);

/**
 * What keeps a content from being concluded with this value in a custom field of its type, in words; undefined when nothing.
 * The same on both sides; conditions over other fields (FEEL) are judged by the server alone.
 */
export const campoProblem = (
  campo: CampoShape,
  valor: CampoValor | undefined,
  accepts: Accepts,
): string | undefined => {
  const param = campo.rotulo;
  if (isEmptyCampo(valor) || valor === undefined)
    return campo.obrigatorio && campo.tipo !== tipoCampo.logico && campo.tipo !== tipoCampo.vinculo
      ? mensagem('validacao.obrigatorio', { param })
      : undefined;
  return ownProblem(campo, valor) ?? brokenRule(campo.regras, valor, accepts)?.mensagem;
};

/** The first rule that a value does not follow. */
export const brokenRule = (
  regras: readonly RegraCampo[],
  valor: CampoValor,
  accepts: Accepts,
): RegraCampo | undefined => regras.find(({ expressao }) => !accepts(expressao, plainText(valor)));

const plainText = (valor: CampoValor): string => (Array.isArray(valor) ? valor.join(', ') : String(valor));

const ownProblem = (campo: CampoShape, valor: CampoValor): string | undefined => {
  const { rotulo: param, tamanhoMaximo, mascara, opcoes } = campo;
  switch (campo.tipo) {
    case tipoCampo.texto:
    case tipoCampo.textoLongo: {
      const text = String(valor);
      if (tamanhoMaximo !== undefined && text.length > tamanhoMaximo)
        return mensagem('validacao.maxLength', { param, n: String(tamanhoMaximo) });
      return mascara === undefined || new RegExp(maskPattern(mascara), 'u').test(text)
        ? undefined
        : mensagem('validacao.mascara', { param, mascara });
    }
    case tipoCampo.numero:
      return typeof valor === 'number'
        ? numberProblem(campo, valor)
        : mensagem('validacao.numero', { param });
    case tipoCampo.data:
      return date.accepts(String(valor)) ? undefined : mensagem('validacao.formato.date', { param });
    case tipoCampo.lista: {
      const known = opcoes && new Set(opcoes.map((opcao) => opcao.valor));
      const chosen = Array.isArray(valor) ? valor : [String(valor)];
      return known && !chosen.every((one) => known.has(one))
        ? mensagem('validacao.enum', { param })
        : undefined;
    }
    default:
      return undefined;
  }
};

const numberProblem = (
  { rotulo: param, minimo, maximo, casasDecimais = 0 }: CampoShape,
  valor: number,
): string | undefined => {
  const shown = (limit: number): string => limit.toLocaleString('pt-BR');
  if (minimo !== undefined && valor < minimo)
    return mensagem('validacao.minimum', { param, n: shown(minimo) });
  if (maximo !== undefined && valor > maximo)
    return mensagem('validacao.maximum', { param, n: shown(maximo) });
  if (decimalsIn(valor) <= casasDecimais) return undefined;
  return casasDecimais === 0
    ? mensagem('validacao.inteiro', { param })
    : mensagem('validacao.multipleOf', { param, n: shown(10 ** -casasDecimais) });
};
