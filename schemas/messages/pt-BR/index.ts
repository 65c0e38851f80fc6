import { areaRestrita } from './area-restrita.ts';
import { assinatura } from './assinatura.ts';
import { cadastro } from './cadastro.ts';
import { caixa } from './caixa.ts';
import { carga } from './carga.ts';
import { conexao } from './conexao.ts';
import { consulta } from './consulta.ts';
import { corpo } from './corpo.ts';
import { definicao } from './definicao.ts';
import { definicoes } from './definicoes.ts';
import { documento } from './documento.ts';
import { editor } from './editor.ts';
import { erro } from './erro.ts';
import { importacao } from './importacao.ts';
import { log } from './log.ts';
import { normalizacao } from './normalizacao.ts';
import { numeracao } from './numeracao.ts';
import { pdf } from './pdf.ts';
import { ra } from './ra.ts';
import { registro } from './registro.ts';
import { shell } from './shell.ts';
import { tarefa } from './tarefa.ts';
import { templateArquivo } from './template-arquivo.ts';
import { ui } from './ui.ts';
import { validacao } from './validacao.ts';
import { validador } from './validador.ts';
import { verificar } from './verificar.ts';
import { volume } from './volume.ts';

/** Every text that a person reads, by area. */
export const ptBR = {
  areaRestrita,
  assinatura,
  cadastro,
  caixa,
  carga,
  conexao,
  consulta,
  corpo,
  definicao,
  definicoes,
  documento,
  editor,
  erro,
  importacao,
  log,
  normalizacao,
  numeracao,
  pdf,
  ra,
  registro,
  shell,
  tarefa,
  templateArquivo,
  ui,
  validacao,
  validador,
  verificar,
  volume,
} as const;
