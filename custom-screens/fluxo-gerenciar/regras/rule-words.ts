import { deRegistro } from '#schemas/fluxo/atividade.ts';
import { formatDay } from '#src/i18n/dates.ts';
import type { text as texts } from '#src/i18n/text.ts';
import type { Said } from '../element-name.ts';
import type { CampoDeRegra } from './campos.ts';
import { readRule } from '#schemas/fluxo/regra/fits.ts';
import type { Linha, Operador, Valor } from '#schemas/fluxo/regra/regra.ts';

type Text = typeof texts;

/** How an operator is called, of what it compares. */
export const operatorName = (operador: Operador, tipo: CampoDeRegra['tipo'], text: Text): string => {
  switch (operador) {
    case 'contem':
    case 'naoContem':
    case 'comeca':
    case 'inclui':
    case 'naoInclui':
    case 'preenchido':
    case 'vazio':
      return text(`fluxoRegras.operadores.${operador}`);
    case 'igual':
    case 'diferente':
      if (tipo === 'NUMERO') return text(`fluxoRegras.deNumero.${operador}`);
      return tipo === 'DATA'
        ? text(`fluxoRegras.deData.${operador}`)
        : text(`fluxoRegras.operadores.${operador}`);
    default:
      return text(tipo === 'DATA' ? `fluxoRegras.deData.${operador}` : `fluxoRegras.deNumero.${operador}`);
  }
};

/** Says a condition as its lines do; nothing of one that lines cannot say. */
export const conditionWords =
  (campos: readonly CampoDeRegra[], text: Text): Said =>
  (feel) => {
    const { juncao, linhas = [] } = readRule(feel, campos) ?? {};
    if (juncao === undefined || linhas.length === 0) return undefined;
    return linhas
      .map((linha) => lineWords(linha, campos, text))
      .join(` ${text(`fluxoRegras.dito.${juncao}`)} `);
  };

const lineWords = (
  { campo, operador, valor }: Linha,
  campos: readonly CampoDeRegra[],
  text: Text,
): string => {
  const field = campos.find((one) => one.campo === campo);
  if (!field) return campo;
  const said = [field.rotulo, operatorName(operador, field.tipo, text)];
  return valor === undefined ? said.join(' ') : [...said, valueWords(valor, field, text)].join(' ');
};

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 });

const valueWords = (valor: Valor, { opcoes, tipo }: CampoDeRegra, text: Text): string => {
  switch (valor.tipo) {
    case 'texto':
      return opcoes.find(({ value }) => value === valor.texto)?.label ?? `“${valor.texto}”`;
    case 'numero':
      if (deRegistro(tipo))
        return (
          opcoes.find(({ value }) => value === valor.numero)?.label ??
          text(`atividades.registro.${tipo}`, { id: valor.numero })
        );
      return numbers.format(Number(valor.numero));
    case 'simNao':
      return text(valor.sim ? 'fluxoRegras.sim' : 'fluxoRegras.nao').toLowerCase();
    case 'dia':
      return formatDay(valor.dia);
    case 'hoje':
      if (valor.dias === 0) return text('fluxoRegras.dito.hoje');
      return text(`fluxoRegras.dito.${valor.dias > 0 ? 'depois' : 'antes'}${valor.uteis ? 'Uteis' : ''}`, {
        count: Math.abs(valor.dias),
      });
  }
};
