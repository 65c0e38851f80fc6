import { generateSecret, generateURI, verify } from 'otplib';
import { drawQr } from '#server/ferramentas/pdf/index.ts';

/** What an authenticator application needs, the only time that it leaves the server. */
interface NewTotp {
  readonly segredo: string;
  readonly uri: string;
  /** The address above as an image, ready to be shown. */
  readonly qr: string;
}

const stepSeconds = 30;

/** A new secret for an application. */
export const newTotp = (login: string): NewTotp => {
  const segredo = generateSecret();
  const uri = generateURI({ issuer: 'Malote', label: login, secret: segredo });
  return { segredo, uri, qr: `data:image/png;base64,${drawQr(uri).toString('base64')}` };
};

/** The step of time of a right code; steps until `after` were already spent. The neighbours serve too: clocks differ. */
export const totpStep = async (
  secret: string,
  token: string,
  agora: Date,
  after: number | null,
): Promise<number | undefined> => {
  const epoch = Math.floor(agora.getTime() / 1000);
  // The clock went back: what it shows now was already spent.
  if (after !== null && after > Math.floor(epoch / stepSeconds)) return undefined;
  const result = await verify({
    secret,
    token,
    epoch,
    epochTolerance: stepSeconds,
    afterTimeStep: after ?? undefined,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};
