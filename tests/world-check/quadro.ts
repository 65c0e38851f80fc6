import { pessoas } from '#demonstracao/pessoas.ts';
import type { Destino } from '#demonstracao/passo.ts';
import { isRef } from '#demonstracao/ref.ts';
import { unidades } from '#demonstracao/unidades.ts';
import { pessoasDaCompanhia, unidadesDaCompanhia } from '#demonstracao/vida/companhia.ts';

const todas = [...pessoas, ...pessoasDaCompanhia];

const chaveDe = (valor: unknown): string => (isRef(valor) ? valor.chave : '');

const dadosDe = (login: string) => todas.find(({ chave }) => chave === login)?.dados;

/** Siglas of the units where a person works. */
const lotacoes = (login: string): string[] =>
  (dadosDe(login)?.unidades ?? []).map(({ unidade }) => chaveDe(unidade));

/** Degree of secrecy up to which a person reads. */
export const credencial = (login: string): number => Number(chaveDe(dadosDe(login)?.sigilo));

/** Logins of the active people of a unit. */
export const membros = (sigla: string): string[] =>
  todas
    .filter(({ chave, dados }) => dados.ativo && lotacoes(chave).includes(sigla))
    .map(({ chave }) => chave);

export const exigirQueTrabalhe = (login: string, sigla: string): void => {
  if (!membros(sigla).includes(login)) throw new Error(`${login} não trabalha em ${sigla}`);
};

/** A destination is an active unit; a person in it, where the unit asks for one. */
export const exigirDestino = ({ unidade, pessoa }: Destino): void => {
  const dados = [...unidades, ...unidadesDaCompanhia].find(({ chave }) => chave === unidade)?.dados;
  if (!dados?.ativo) throw new Error(`${unidade} não recebe trâmites`);
  if (pessoa) exigirQueTrabalhe(pessoa, unidade);
  else if (!dados.permiteTramiteIntradepartamentalSemDestino) throw new Error(`${unidade} pede a pessoa`);
};
