import { EnvioRelatorio, EnvioRelatorioEntrada } from '#schemas/shapes/envio-relatorio.ts';
import { endpoint } from './endpoint.ts';

/** Reports that leave by e-mail at their hour, each written for who receives it. */
export const envioRelatorioApi = {
  listar: endpoint({
    method: 'GET',
    path: 'relatorio/envio',
    door: 'PesquisaAvancadaListar',
    summary: 'Os envios de relatórios da pessoa, e os que outras lhe mandam.',
    result: EnvioRelatorio,
    list: true,
  }),
  criar: endpoint({
    method: 'POST',
    path: 'relatorio/envio',
    door: 'PesquisaAvancadaListar',
    summary: 'Programa o envio de um relatório por e-mail.',
    body: EnvioRelatorioEntrada,
    result: EnvioRelatorio,
  }),
  mudar: endpoint({
    method: 'PUT',
    path: 'relatorio/envio/{id}',
    door: 'PesquisaAvancadaListar',
    summary: 'Muda um envio, ou o pausa.',
    body: EnvioRelatorioEntrada,
    result: EnvioRelatorio,
  }),
  enviar: endpoint({
    method: 'POST',
    path: 'relatorio/envio/{id}/enviar',
    door: 'PesquisaAvancadaListar',
    summary: 'Manda o relatório agora; o próximo envio continua o mesmo.',
    result: EnvioRelatorio,
  }),
  sair: endpoint({
    method: 'POST',
    path: 'relatorio/envio/{id}/sair',
    door: 'PesquisaAvancadaListar',
    summary: 'Deixa de receber um relatório que outra pessoa manda.',
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: 'relatorio/envio/{id}',
    door: 'PesquisaAvancadaListar',
    summary: 'Exclui um envio.',
  }),
} as const;
