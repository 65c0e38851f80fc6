import { DerError } from '#schemas/der/read.ts';
import { readCertificate, type Certificate } from '#server/ferramentas/signature/certificate.ts';
import { readPem } from '#server/ferramentas/signature/pem.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { forgetList } from './kept-lists.ts';

/** An authority that is trusted: what its certificate says is read once, when it is kept. Its list comes by a file or by a task. */
export const autoridadeCertificadora: RegisterHook<'autoridade-certificadora'> = {
  async beforeSave({ db }, { id, before, values }) {
    const { enderecoLista } = values;
    if (enderecoLista && !['http:', 'https:'].includes(URL.parse(enderecoLista.trim())?.protocol ?? ''))
      throw refuseField('enderecoLista', 'certificado.lista.endereco');
    const certificate = readAuthority(values.certificado);
    values.titular = certificate.name.slice(0, 300);
    values.validoDe = dayOf(certificate.from);
    values.validoAte = dayOf(certificate.until);
    values.impressao = certificate.sha256;
    if (id === undefined || before?.impressao === certificate.sha256) return;
    // the list was made by the key of the other
    await forgetList(db, id);
    delete values.listaDe;
    delete values.listaAte;
    delete values.revogados;
  },
  actions: {
    carregar: () => Promise.resolve({ rota: 'administracao/autoridade-certificadora/carregar' }),
  },
  warnings(ctx, { validoAte, listaAte }) {
    return [
      ...(validoAte !== undefined && validoAte < dayOf(ctx.agora)
        ? [{ campo: 'certificado', mensagem: mensagem('certificado.autoridade.vencida') }]
        : []),
      ...(listaAte !== undefined && new Date(listaAte) < ctx.agora
        ? [{ campo: 'listaAte', mensagem: mensagem('certificado.autoridade.listaVelha') }]
        : []),
    ];
  },
};

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const readAuthority = (pem: string): Certificate => {
  try {
    const certificate = readCertificate(readPem(pem, 'CERTIFICATE'));
    if (!certificate.ca) throw refuseField('certificado', 'certificado.autoridade.naoEAutoridade');
    return certificate;
  } catch (error) {
    if (error instanceof DerError) throw refuseField('certificado', 'certificado.autoridade.ilegivel');
    throw error;
  }
};
