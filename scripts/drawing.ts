import type { DrawingLook } from '../src/model/site';

/** The few names of colors that drawings have. */
const named: Readonly<Record<string, string>> = { white: '#FFFFFF', black: '#000000' };

/** A color written in full, #256B5B; undefined for what is none, or cannot be told from the file alone. */
function colorIn(written: string): string | undefined {
  const digits = /^#([\dA-F]{6}|[\dA-F]{3})$/i.exec(written.trim())?.[1];
  if (digits === undefined) return named[written.trim().toLowerCase()];
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toUpperCase();
}

/** What fills or draws a passage of markup; what is transparent, or names a gradient, whose colors stand there too, is none. */
const paints = (markup: string): string[] =>
  [...markup.matchAll(/\b(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*([^"';)>]+)/g)]
    .map(([, paint = '']) => paint.trim())
    .filter((paint) => !/^(?:none|transparent|url\b)/.test(paint));

/** The texts of a drawing that are more than initials. */
const words = (svg: string): string[] =>
  (svg.match(/<text\b[^>]*>[\s\S]*?<\/text>/g) ?? []).filter(
    (text) => text.replace(/<[^>]*>/g, '').trim().length > 3 && /\bfill\s*[=:]/.test(text),
  );

/** True where something is drawn in a drawing. */
export const isDrawn = (svg: string): boolean =>
  /<(?:\w+:)?(?:path|rect|circle|ellipse|line|poly(?:line|gon)|text|image|use|foreignObject)\b/i.test(svg);

/** How a drawing (SVG) looks, by its own markup. */
export function drawingIn(svg: string): DrawingLook {
  const [, width, height] = /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  const painted = words(svg).length > 0 ? words(svg).flatMap(paints) : paints(svg);
  // What names no color is black.
  const colors = (painted.length === 0 ? ['black'] : [...new Set(painted)]).map(colorIn);
  const areKnown =
    isDrawn(svg) && !/<image\b|<style\b|currentColor|var\(/.test(svg) && colors.every((color) => color !== undefined);
  return {
    ...(Number.isFinite(ratio) && ratio > 0 && { ratio }),
    colors: areKnown ? colors.filter((color) => color !== undefined) : [],
  };
}
