import { DerError } from '#schemas/der/read.ts';
import { readCertificate, type Certificate } from '#server/base/signature/certificate.ts';
import { readPem } from '#server/base/signature/pem.ts';
import { readRevocationList } from '#server/base/signature/revocation-list.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** An authority that is trusted: what its certificate and its list say is read once, when they are kept. */
export const autoridadeCertificadora: RegisterHook<'autoridade-certificadora'> = {
  beforeSave(_ctx, { values }) {
    const { enderecoLista } = values;
    if (enderecoLista && !['http:', 'https:'].includes(URL.parse(enderecoLista.trim())?.protocol ?? ''))
      throw refuseField('enderecoLista', 'certificado.lista.endereco');
    const certificate = readAuthority(values.certificado);
    values.titular = certificate.name.slice(0, 300);
    values.validoDe = dayOf(certificate.from);
    values.validoAte = dayOf(certificate.until);
    values.impressao = certificate.sha256;
    delete values.listaDe;
    delete values.listaAte;
    delete values.revogados;
    if (!values.listaRevogados) return;
    const list = readList(values.listaRevogados, certificate);
    values.listaDe = list.from.toISOString();
    if (list.until) values.listaAte = list.until.toISOString();
    values.revogados = list.revoked.size;
  },
  warnings(ctx, { validoAte, listaAte }) {
    return [
      ...(validoAte !== undefined && validoAte < dayOf(ctx.agora)
        ? [{ campo: 'certificado', mensagem: mensagem('certificado.autoridade.vencida') }]
        : []),
      ...(listaAte !== undefined && new Date(listaAte) < ctx.agora
        ? [{ campo: 'listaRevogados', mensagem: mensagem('certificado.autoridade.listaVelha') }]
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

const readList = (pem: string, authority: Certificate): ReturnType<typeof readRevocationList> => {
  try {
    const list = readRevocationList(readPem(pem, 'X509 CRL'));
    if (!list.madeBy(authority)) throw refuseField('listaRevogados', 'certificado.autoridade.listaDeOutra');
    return list;
  } catch (error) {
    if (error instanceof DerError)
      throw refuseField('listaRevogados', 'certificado.autoridade.listaIlegivel');
    throw error;
  }
};
