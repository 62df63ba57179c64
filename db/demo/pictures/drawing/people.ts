import { C, dark, light, mix } from "./palette";
import { at, circle, curve, disc, form, group, line, oval, path } from "./svg";

export type Mood = "calm" | "asleep" | "happy" | "cross" | "awe";

export interface Face {
  skin?: string;
  hair?: string;
  /** `tuft` for a baby, `cap` for short hair, `bob` and `bun` for longer. */
  style?: "tuft" | "cap" | "bob" | "bun" | "bald" | "curls";
  mood?: Mood;
  /** Shift of the features to the side the head looks to, -1 to 1. */
  look?: number;
  beard?: boolean;
}

const hairBack = (style: Face["style"], hair: string): string => {
  if (style === "bob") {
    return path(curve("0,-112 -98,-92 -118,0 -112,92 -60,104 60,104 112,92 118,0 98,-92"), hair);
  }
  if (style === "bun") {
    return circle(6, -128, 44, dark(hair, 0.1)) + path(disc(0, -12, 106, 104), hair);
  }
  if (style === "curls") {
    return [-96, -70, -30, 20, 66, 96]
      .map((x, i) => circle(x, [-20, -78, -108, -112, -84, -24][i] ?? 0, 40, hair))
      .join("");
  }
  return "";
};

const hairFront = (style: Face["style"], hair: string): string => {
  switch (style) {
    case "tuft":
      return path(
        "M-64 -78Q-30 -104 2 -100Q-14 -124 10 -136Q10 -112 30 -112Q28 -126 44 -130" +
          "Q38 -106 62 -82Q20 -68 -4 -80Q-30 -64 -64 -78Z",
        hair,
      );
    case "cap":
      return path(
        curve(
          "-104,-6 -108,-70 -54,-118 20,-120 86,-94 106,-20 94,-4 78,-50 10,-66 " +
            "-60,-52 -88,-24",
          true,
          0.8,
        ),
        hair,
      );
    case "bob":
    case "bun":
      return path(
        curve(
          "-106,10 -104,-66 -50,-112 10,-114 76,-98 106,-50 104,8 84,-30 40,-66 " +
            "-20,-74 -70,-40",
          true,
          0.8,
        ),
        hair,
      );
    case "curls":
      return [-78, -38, 8, 50, 84]
        .map((x, i) => circle(x, [-62, -86, -92, -86, -60][i] ?? 0, 30, light(hair, 0.06)))
        .join("");
    default:
      return "";
  }
};

const eyes = (mood: Mood, ink: string): string => {
  if (mood === "asleep") return line("M-56 4q18 16 36 0M20 4q18 16 36 0", ink, 6);
  if (mood === "cross") {
    return line("M-58 -6L-26 8L-54 16M58 -6L26 8L54 16", ink, 6);
  }
  return oval(-37, 2, 8, 10, ink) + oval(37, 2, 8, 10, ink);
};

const mouth = (mood: Mood, ink: string): string => {
  if (mood === "happy") return path("M-24 44Q0 52 24 44Q18 74 0 74Q-18 74 -24 44Z", C.brick);
  if (mood === "cross") return path(curve("-26,76 -20,50 0,42 20,50 26,76 0,70"), C.brick);
  if (mood === "awe") return oval(0, 58, 10, 13, C.brick);
  return line("M-16 50q16 12 32 0", ink, 5.5);
};

/** A head of radius 100 about the origin. */
export function head(x: number, y: number, s: number, face: Face = {}, deg = 0): string {
  const { skin = C.skin1, hair = C.hair1, style = "tuft", mood = "calm", look = 0 } = face;
  const ink = mix(C.ink, C.hair1, 0.3);
  const ear = (cx: number) => circle(cx, 14, 22, dark(skin, 0.12));
  return group(
    { transform: `translate(${x} ${y}) scale(${s}) rotate(${deg})` },
    hairBack(style, hair),
    ear(-100 + look * 8),
    ear(100 + look * 8),
    form(disc(0, 0, 102, 98), skin, 12, dark(skin, 0.12)),
    face.beard
      ? path("M-99 10Q-92 104 0 106Q92 104 99 10Q80 40 40 34Q0 26 -40 34Q-80 40 -99 10Z", hair)
      : "",
    group(
      { transform: `translate(${look * 22} 0)` },
      face.beard
        ? ""
        : circle(-62, 38, 20, C.terracotta, { opacity: 0.28 }) +
            circle(62, 38, 20, C.terracotta, { opacity: 0.28 }),
      eyes(mood, ink),
      line("M-3 18q8 8 2 14", dark(skin, 0.3), 5),
      face.beard ? line("M-14 56q14 10 28 0", C.cream, 6) : mouth(mood, ink),
    ),
    hairFront(style, hair),
  );
}

/** An arm or a leg: a thick line with the hand or foot at its end. */
export function limb(
  d: string,
  color: string,
  width: number,
  end?: [number, number],
  skin: string = C.skin1,
): string {
  return (
    (end ? circle(end[0], end[1], width * 0.5, skin) : "") +
    line(d, dark(color, 0.13), width) +
    group({ transform: "translate(-3 -3)" }, line(d, color, width - 6))
  );
}

/** A swaddled or sleeping baby seen from above, head up; 400 high about the origin. */
export function sleeper(x: number, y: number, s: number, suit: string, face: Face = {}): string {
  const skin = face.skin ?? C.skin1;
  return at(
    x,
    y,
    s,
    limb("M-60 -40Q-120 -70 -116 -128", suit, 50, [-116, -146], skin),
    limb("M60 -40Q120 -70 116 -128", suit, 50, [116, -146], skin),
    form(
      curve("-70,-66 -92,40 -104,150 -70,214 0,226 70,214 104,150 92,40 70,-66 0,-84"),
      suit,
      14,
    ),
    head(0, -130, 0.86, { mood: "asleep", ...face }),
  );
}

/** Crawling baby, looking to the left; knees at y 0. */
export function crawler(x: number, y: number, s: number, suit: string, face: Face = {}): string {
  const skin = face.skin ?? C.skin1;
  const far = dark(suit, 0.16);
  return at(
    x,
    y,
    s,
    limb("M110 -110Q60 -60 66 -26L150 -20", far, 62, [176, -18], dark(skin, 0.1)),
    limb("M-90 -150Q-70 -80 -74 -20", far, 52, [-80, -8], dark(skin, 0.1)),
    form(
      curve("-150,-176 -100,-230 20,-226 140,-214 184,-140 160,-74 60,-84 -60,-96 -140,-116"),
      suit,
      16,
    ),
    limb("M128 -120Q96 -60 104 -24L200 -22", suit, 70, [232, -20], skin),
    limb("M-118 -150Q-134 -80 -128 -22", suit, 54, [-136, -8], skin),
    head(-176, -226, 1, { look: -0.9, ...face }, -6),
  );
}
