/** A finished picture: RGBA, four bytes per pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** Lays the picture on one colour ('#rrggbb'), because JPEG knows no transparency. */
export function onColour({ width, height, pixels }: Picture, hex: string): Picture {
  const under = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const laid = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const cover = (pixels[at + 3] as number) / 255;
    for (let part = 0; part < 3; part++) laid[at + part] = (pixels[at + part] as number) * cover + (under[part] as number) * (1 - cover);
    laid[at + 3] = 255;
  }
  return { width, height, pixels: laid };
}

/** The picture at a fraction of its size, by averaging. */
export function shrunk(picture: Picture, width: number): Picture {
  const factor = picture.width / width;
  const height = Math.round(picture.height / factor);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      for (let part = 0; part < 4; part++) pixels[(row * width + column) * 4 + part] = average(picture, column, row, factor, part);
    }
  }
  return { width, height, pixels };
}

function average(picture: Picture, column: number, row: number, factor: number, part: number): number {
  const right = Math.min(picture.width, Math.ceil((column + 1) * factor));
  const bottom = Math.min(picture.height, Math.ceil((row + 1) * factor));
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(row * factor); y < bottom; y++) {
    for (let x = Math.floor(column * factor); x < right; x++) {
      sum += picture.pixels[(y * picture.width + x) * 4 + part] as number;
      count++;
    }
  }
  return count > 0 ? sum / count : 0;
}
