import { InputError, toBase64url, utf8 } from '../../../../tools-core/base/index.ts';
import type { ToolIsland } from '../shell/contract.ts';
import { AskForClaims } from './AskForClaims.tsx';
import { CameraButton } from './CameraButton.tsx';
import { Chains, DisclosedClaims } from './pictures.tsx';

/** Bytes of a file that is read: what is not text becomes base64url, a third longer. */
const LARGEST = 1_500_000;

/** The credential inspector in the page: it reads files of bytes and pictures, and looks through the camera. */
export const tool: ToolIsland = {
  Options: CameraButton,
  panels: { chains: Chains, disclosed: DisclosedClaims, claims: AskForClaims },
  readsPictures: true,
  /** mdocs and certificates are files of bytes. */
  async readFile(file) {
    if (file.size > LARGEST) {
      throw new InputError(
        `${file.name} has ${(file.size / 1_000_000).toFixed(1)} MB. The inspector reads up to 1.5 MB.`,
      );
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    return utf8(bytes) ?? toBase64url(bytes);
  },
};
