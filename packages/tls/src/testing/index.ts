export { makeCertificate, type Certificate } from './make-certificate.ts';
export { writeCertificate } from './write-certificate.ts';
