/** Returns the transformation from an element's coordinates to those of the whole drawing, which is part of the document. */
export function matrixOf(element: SVGGraphicsElement, root: SVGSVGElement): DOMMatrix {
  const fromRoot = DOMMatrix.fromMatrix(root.getScreenCTM() ?? undefined);
  return fromRoot.inverse().multiply(DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined));
}
